import { LIMIT_FIGURES } from '../limit-figures.ts';

/** Why a selfie was refused, in a few words as written on the picture, and how to fix it. */
export const selfieReasons = {
  unreadable: {
    why: 'cannot be opened',
    fix: 'The file is damaged, perhaps only in part, or isn’t a photo. Please send the original again, as JPEG, PNG, WebP, HEIC or AVIF.',
  },
  'too-many-pixels': {
    why: 'far too large',
    fix: `This photo has more than ${LIMIT_FIGURES.uploadMaxMegapixels} megapixels. Please save a smaller version or take an ordinary photo.`,
  },
  'too-many-bytes': {
    why: 'file too big',
    fix: `Photos can be up to ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Please save a smaller version or take a new one.`,
  },
  'no-face': {
    why: 'no face found',
    fix: 'Please choose a photo that shows your face clearly and from the front.',
  },
  'several-people': {
    why: 'more than one person',
    fix: 'Please use a photo that shows only you, with nobody in the background.',
  },
  screenshot: {
    why: 'screenshot',
    fix: 'Please send the photo itself, not a picture of the screen: find it in your photo library and choose it there.',
  },
  'face-too-small': {
    why: 'too far away',
    fix: 'Come closer: head and shoulders should fill the photo.',
  },
  'too-dark': { why: 'too dark', fix: 'Turn towards a window or go outside; avoid light from behind.' },
  clipped: {
    why: 'too bright',
    fix: 'Too much of your face is pure white. Step into the shade, away from the lamp, or switch off the flash.',
  },
  blurred: {
    why: 'out of focus',
    fix: 'Wipe the lens, hold still and tap your face on the screen before you take the photo.',
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
    fix: 'You’ve already added this photo; one copy is enough. A photo from a different day or place helps more.',
  },
  'other-person': {
    why: 'someone else?',
    fix: 'This face doesn’t match your other photos. Please use photos of one person only.',
  },
  'no-crop': {
    why: 'too close',
    fix: 'We can’t crop a headshot from this photo: your face is at the edge or fills nearly all of it. Hold the phone further away, with your head in the middle.',
  },
};

export type SelfieReasonsTexts = typeof selfieReasons;
