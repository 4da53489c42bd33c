import { LIMIT_FIGURES } from '../limit-figures.ts';

/** Why a selfie was refused, in a few words as written on the picture, and how to fix it. */
export const selfieReasons = {
  unreadable: {
    why: 'cannot be opened',
    fix: 'The file is damaged, even if only in part, or not a photo. Please send the original once more, as JPEG, PNG, WebP, HEIC or AVIF.',
  },
  'too-many-pixels': {
    why: 'far too large',
    fix: `This picture has more than ${LIMIT_FIGURES.uploadMaxMegapixels} megapixels. Please save it smaller or take an ordinary photo.`,
  },
  'too-many-bytes': {
    why: 'file too big',
    fix: `Photos may be up to ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB in size. Please save it smaller or take a new one.`,
  },
  'no-face': {
    why: 'no face found',
    fix: 'Please choose a photo that shows your face clearly and from the front.',
  },
  'several-people': {
    why: 'more than one person',
    fix: 'Please use a photo that shows only you; nobody in the background either.',
  },
  screenshot: {
    why: 'screenshot',
    fix: 'Please send the photo itself, not a picture of the screen: open it in your gallery and choose it there.',
  },
  'face-too-small': {
    why: 'too far away',
    fix: 'Come closer: head and shoulders should fill the picture.',
  },
  'too-dark': { why: 'too dark', fix: 'Turn towards a window or go outside; avoid light from behind.' },
  'blown-out': {
    why: 'too bright',
    fix: 'Too much of the face is plain white. Step into the shade, away from the lamp, or switch off the flash.',
  },
  blurred: {
    why: 'out of focus',
    fix: 'Wipe the lens, hold still and tap your face on the screen before you take the picture.',
  },
  'turned-away': { why: 'turned away', fix: 'Turn towards the camera; a slight turn of the head is fine.' },
  'eyes-closed': { why: 'eyes closed', fix: 'Please choose a photo with both eyes open.' },
  sunglasses: { why: 'sunglasses', fix: 'Take the dark glasses off. Clear glasses are fine.' },
  hat: { why: 'forehead covered', fix: 'No hat, cap or hood, please; the forehead has to be visible.' },
  'face-covered': {
    why: 'face covered',
    fix: 'Nothing in front of the face, please: no hand, no mask, no phone. Eyes, nose and mouth have to be visible; a headscarf or a turban is fine.',
  },
  duplicate: {
    why: 'already here',
    fix: 'This photo is here already; one copy is enough. A different day or place helps more.',
  },
  'other-person': {
    why: 'someone else?',
    fix: 'This face does not match your other photos. Please use photos of one person only.',
  },
  'no-crop': {
    why: 'too close',
    fix: 'No headshot fits into this photo: the face is at its edge or fills nearly all of it. Hold the phone further away, with your head in the middle.',
  },
};

export type SelfieReasonsTexts = typeof selfieReasons;
