/** Texts of each caution: a few words on the picture, then what we see and what helps. */
export const selfieCautions = {
  hat: {
    why: 'a hat?',
    text: 'We see a hat. Bare-headed looks best on a CV. If you wear it for faith or custom, simply use the photo.',
  },
  'strong-light': {
    why: 'strong light',
    text: 'Part of the face is very bright or in deep shade. Soft light from the front, by a window, looks calmer.',
  },
  'eyes-maybe-closed': {
    why: 'eyes closed?',
    text: 'We are not sure that both eyes are open. If they are, use the photo; if not, another one helps more.',
  },
  'face-maybe-covered': {
    why: 'covered?',
    text: 'Something may lie in front of the eyes or the mouth. If your face is in plain view, use the photo; if not, another one helps more.',
  },
  'hand-near-face': {
    why: 'hand at the face',
    text: 'A hand is close to the face and can show in the headshot. A photo with both hands down works better.',
  },
  'hand-in-frame': {
    why: 'hand in the picture',
    text: 'A hand is in the picture and can show in the headshot. A photo without hands works better.',
  },
  'empty-edges': {
    why: 'empty edges',
    text: 'The photo has empty bars or corners, as after rotating it or from a screenshot. The original works better.',
  },
  'close-crop': {
    why: 'very close',
    text: 'The photo ends close to the face, so its headshots are cropped closely too. Hold the phone a little further away.',
  },
  'hair-at-edge': {
    why: 'hair at the edge',
    text: 'The photo ends in the hair. Leave a little room above your head.',
  },
  'chin-from-below': {
    why: 'from below',
    text: 'The camera was below the chin. Raise it to eye level.',
  },
  'same-moment': {
    why: 'same moment',
    text: 'Nearly the same as another of your photos, so their headshots would look alike. Another day, place or outfit brings more variety.',
  },
  'needs-clothes': {
    why: 'ends at the shoulders',
    text: 'The photo ends at the shoulders: we’ll use it with business clothes. With more room around you, it would do in your own clothes too.',
  },
};

export type SelfieCautionsTexts = typeof selfieCautions;
