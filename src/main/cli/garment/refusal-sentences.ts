import type { GarmentRefusal } from '../../../imaging/garment.ts';

/** What to do about a photo that gives no garment. */
export const REFUSAL_SENTENCES: Readonly<Record<GarmentRefusal, string>> = {
  unreadable: 'it cannot be read: save it again as JPEG',
  'no-person': 'nobody is on it: the garment has to be worn, with the face in the picture',
  'several-people': 'several people are on it: crop it to one',
  'turned-away': 'the person is turned away: face the camera with shoulders and head',
  'hand-over-garment': 'a hand lies over the garment: let the arms hang',
  'hair-over-collar': 'hair lies over the collar: tie it back',
  'not-open': 'it is closed: open it over a top of another colour, or give --kind whole',
  'collar-not-found':
    'the collar was not found: take a photo before a plain background that differs from the cloth',
  'cut-off': 'the garment is cut off: step back until both shoulders and the chest are in the picture',
  'too-small': 'the person is too small: step closer, or use a larger photo',
  'wearer-remains':
    'skin, hair or the top beneath is left along the collar: the outline reaches beyond the cloth',
  'shoulders-tilted': 'the shoulders are not level: stand straight and hold the camera level',
};
