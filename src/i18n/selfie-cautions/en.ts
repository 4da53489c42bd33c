/** Texts of each caution: a few words written on the photo, then what we noticed and what helps. */
export const selfieCautions = {
  hat: {
    why: 'a hat?',
    text: 'We see a hat. A bare head looks best on a CV. If you wear it for religious or cultural reasons, just use the photo.',
  },
  'strong-light': {
    why: 'strong light',
    text: 'Part of the face is very bright or in deep shade. Soft light from the front, by a window, looks calmer.',
  },
  'eyes-maybe-closed': {
    why: 'eyes closed?',
    text: 'We’re not sure that both eyes are open. If they are, use the photo; if not, choose another one.',
  },
  'face-maybe-covered': {
    why: 'covered?',
    text: 'Something may be covering your eyes or mouth. If your face is in plain view, use the photo; if not, choose another one.',
  },
  'hand-near-face': {
    why: 'hand near the face',
    text: 'A hand is close to your face and may show in the headshot. A photo with both hands down works better.',
  },
  'hand-in-frame': {
    why: 'hand in the photo',
    text: 'A hand is in the photo and may show in the headshot. A photo without hands works better.',
  },
  'empty-edges': {
    why: 'empty edges',
    text: 'The photo has empty bars or corners, perhaps because it was rotated or is a screenshot. The original works better.',
  },
  'close-crop': {
    why: 'very close',
    text: 'The photo is cropped close to your face, so headshots made from it will be too. Hold the phone a little further away.',
  },
  'hair-at-edge': {
    why: 'hair cut off',
    text: 'The edge of the photo cuts off some of your hair. Leave a little room above your head.',
  },
  'chin-from-below': {
    why: 'from below',
    text: 'The camera was below the chin. Raise it to eye level.',
  },
  'same-moment': {
    why: 'same moment',
    text: 'This is nearly the same as another of your photos, so their headshots would look alike. A different day, place or outfit adds variety.',
  },
  'needs-clothes': {
    why: 'ends at the shoulders',
    text: 'The photo ends at the shoulders: we’ll use it with business clothes. With more room around you, it would work in your own clothes too.',
  },
};

export type SelfieCautionsTexts = typeof selfieCautions;
