import type { DocumentBackground, DocumentPhotoId } from '../../catalog/document-photos.ts';

const documents: Record<DocumentPhotoId, string> = {
  icao: 'Passport by the ICAO standard',
  schengenVisa: 'Schengen visa',
  usPassport: 'US passport and visa (2 × 2 in)',
  ukPassport: 'UK passport',
  dePassport: 'German passport and identity card',
  esIdCard: 'Spanish DNI',
  jpPassport: 'Japanese passport',
  jpResidence: 'Japanese residence card',
  cnVisa: 'Chinese visa',
  inPassport: 'Indian passport, applied for abroad',
  caPassport: 'Canadian passport',
};

const backgrounds: Record<DocumentBackground, string> = {
  whiteOrOffWhite: 'white or off-white background',
  creamOrLightGrey: 'cream or light grey background',
  lightGrey: 'plain light grey background',
  white: 'plain white background',
  light: 'plain light background',
};

/** The texts of the cropper itself. Numbers arrive formatted, with their units. */
export const cropper = {
  label: 'Crop a photo',
  choose: 'Choose a photo',
  another: 'Choose another photo',
  drop: 'or drop it here',
  kinds: 'JPEG, PNG, WebP, AVIF or HEIC',
  stays: 'Your photo stays in this browser. It is never uploaded.',
  noScript: 'Your browser does the cropping, and it needs JavaScript for that.',
  opening: 'Opening the photo…',
  restored: 'Your photo and crop from last time are back.',
  errors: {
    empty: 'This file is empty. Please choose another one.',
    'too-many-bytes':
      'This file is too large for a browser (more than 40 MB). Export the photo a little smaller.',
    'too-many-pixels': 'This image has more than 60 megapixels, too many for a browser. Export it smaller.',
    unreadable:
      'This isn’t a photo that can be opened, or it’s damaged. Please choose another copy or another format.',
    'not-loaded': 'A part of this page didn’t load. Check your connection and choose the photo again.',
    failed:
      'Your browser couldn’t open the photo. It may have been moved, or memory is short. Please choose it again.',
  },
  preset: {
    label: 'Size',
    groups: { profile: 'Profiles', cv: 'CVs by country', document: 'Documents', shape: 'Shapes' },
    square: 'Square',
    portrait: 'Portrait 4:5',
    otherCountry: 'Another country',
    unsourced: 'check with the authority',
    unconfirmed: 'size not confirmed',
  },
  stage: {
    label: 'Crop',
    description:
      'Arrow keys move the photo, plus and minus zoom, square brackets turn it, R places it by the face.',
    hint: 'Drag the photo. Pinch to zoom, or hold Ctrl and scroll.',
    top: { crown: 'Top of head', hair: 'Top of hair' },
    eyes: 'Eyes',
    chin: 'Chin',
    middle: 'Middle of the face',
    markValue: (percent: string) => `${percent} from the top edge`,
    middleValue: (percent: string) => `${percent} from the left edge`,
    empty: 'Your photo goes here',
  },
  tools: {
    label: 'Position',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    straighten: 'Straighten',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    place: 'Place by the face',
    markByHand: 'Mark the head by hand',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Start over',
    move: 'Move the photo',
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
  },
  keys: {
    summary: 'Keyboard shortcuts',
    intro: 'While the crop has the focus:',
    rows: [
      ['← ↑ → ↓', 'move the photo; with Shift ten times as far'],
      ['+ −', 'zoom'],
      ['[ ]', 'straighten by half a degree; with Shift turn by a quarter'],
      ['R', 'place by the face'],
      ['Ctrl Z, Ctrl Y', 'undo, redo, anywhere in the cropper'],
      ['0', 'start over'],
    ],
  },
  search: {
    loading: (percent: string) => `Loading the face finder, ${percent}. You can crop by hand meanwhile.`,
    searching: 'Looking for the face…',
    none: 'No face found. Place the crop by hand, and mark the chin and the top of the head if you like.',
    failed: 'The face finder didn’t load. Everything else works: place the crop by hand.',
    tryAgain: 'Try again',
  },
  check: {
    heading: 'Check',
    none: 'Choose a photo, and the crop is checked here.',
    unmarked: 'The head isn’t marked yet, so its height can’t be checked.',
    verdicts: { good: 'fine', fair: 'have a look', poor: 'needs changing' },
    headWithin: (measured: string, wanted: string) => `Head ${measured}. Needs ${wanted}.`,
    headSmall: (measured: string, wanted: string) => `Head ${measured}, needs ${wanted}. Zoom in.`,
    headLarge: (measured: string, wanted: string) => `Head ${measured}, needs ${wanted}. Zoom out.`,
    headOff: (measured: string, wanted: string) => `Head ${measured}, needs ${wanted}.`,
    headUsual: (measured: string, wanted: string) => `Head ${measured} of the height. ${wanted} is usual.`,
    estimate:
      'The top of the skull is hidden by hair, so it’s estimated from face and hair. Drag the line if it’s off.',
    estimateHair: 'Drag the line if it doesn’t touch the top of the hair.',
    topCutOff: 'The top of the head is cut off.',
    chinCutOff: 'The chin is cut off.',
    eyes: (measured: string, wanted: string) => `Eyes ${measured} above the lower edge. Needs ${wanted}.`,
    margin: (measured: string, wanted: string) => `${measured} above the head. Needs ${wanted}.`,
    level: (deg: string) => `Eyes level (${deg}).`,
    tilted: (deg: string) => `Eyes tilted by ${deg}. Straighten the photo.`,
    centred: 'Head in the middle.',
    offLeft: (percent: string) => `Head ${percent} left of the middle.`,
    offRight: (percent: string) => `Head ${percent} right of the middle.`,
    pixelsEnough: (has: string, needs: string) =>
      `Sharp enough: the crop has ${has}, the file needs ${needs}.`,
    pixelsFew: (has: string, needs: string) =>
      `A little soft: the crop has ${has}, the file needs ${needs}. The rest is interpolated.`,
    pixelsTooFew: (has: string, needs: string) =>
      `Blurred: the crop has only ${has}, the file needs ${needs}. Use a larger original or step closer to the camera.`,
    leastPixels: (has: string, needs: string) =>
      `The online form needs at least ${needs}, this file has ${has}. Choose 600 dpi.`,
    lacks: (sides: string) =>
      `The photo ends too close to the head: it lacks ${sides}, measured by the height of the crop. The cropper adds nothing; take a photo with more room.`,
    sides: {
      top: (percent: string) => `${percent} at the top`,
      bottom: (percent: string) => `${percent} at the bottom`,
      left: (percent: string) => `${percent} on the left`,
      right: (percent: string) => `${percent} on the right`,
    },
    turnedAside: (deg: string) =>
      `The head is turned to the side by about ${deg}. Documents need a straight look.`,
    turnedTooFar: (deg: string, most: string) =>
      `The head seems to be turned to the side by about ${deg}, and at most ${most} are allowed. The angle is an estimate: check whether both ears show equally.`,
    eyesApart: (px: string, least: string) => `Eyes ${px} apart. Needs at least ${least}.`,
    eyesTooNear: (px: string, least: string) => `Eyes only ${px} apart, needs at least ${least}.`,
    eyesRemedies: {
      morePixels: 'Choose 600 dpi.',
      zoomIn: 'Zoom in.',
      largerPhoto: 'The photo has no more; choose a larger original.',
    },
    severalFaces: (count: string) => `${count} faces in the photo.`,
    byLargest: 'The crop is placed by the largest one. If that’s somebody else, mark the right head by hand.',
  },
  document: {
    neverRetouches: 'The cropper only cuts, turns and scales. It never retouches.',
    refusesAi:
      'Authorities refuse photos that were retouched or altered with AI. Use a photo as the camera took it, not a headshot from us.',
    aiForbidden:
      'The United States forbids photos changed by software, apps, filters or artificial intelligence, expressly since January 2026.',
    unedited: 'This authority requires an unedited photo.',
    certifiedTitle: 'Germany no longer accepts photos that you bring along.',
    certified:
      'Since May 2025 the photo is taken at the office, or a certified photographer sends it there. Use this size for other purposes only.',
    title: 'Before you use it for a document',
    unsourced:
      'We found no official source for this size. Check the figures with the authority before you rely on them.',
    headUnknown: 'We know of no published head height for this document, so the guides show the usual one.',
    requirements: 'The photo itself:',
    backgrounds,
    neutral: 'neutral expression, mouth closed',
    pose: (deg: string) => `head turned, tilted or raised by at most ${deg}`,
    glasses: { forbidden: 'no glasses', withoutGlare: 'glasses without glare' },
    maxAge: (months: string) => `taken within the last ${months}`,
    month: { one: 'month', many: (count: string) => `${count} months` },
    documents,
  },
  file: {
    heading: 'Save',
    format: 'Format',
    jpeg: 'JPEG',
    png: 'PNG',
    onlyJpeg: 'The online form takes JPEG only.',
    dpi: 'Resolution',
    dpiOption: (dpi: string, px: string) => `${dpi} dpi, ${px}`,
    dpiValue: (dpi: string) => `${dpi}\u00a0dpi`,
    maxKb: 'At most, in KB',
    maxKbHint: 'Empty: best quality',
    badKb: 'Please enter a whole number of KB, or leave it empty.',
    save: 'Save the photo',
    saving: 'Saving…',
    saved: (facts: string) => `Saved: ${facts}.`,
    quality: (quality: string) => `quality ${quality}`,
    limit: (size: string) => `limit ${size}`,
    tooSmall: (least: string) =>
      `It can’t get that small without visible blocks: ${least} is the least. Allow more KB or choose a lower resolution.`,
    pngTooSmall: (least: string) =>
      `A PNG of this crop has ${least}, and PNG can’t trade quality for size. Choose JPEG, or allow more KB.`,
    tooFew: (least: string) => `This authority wants at least ${least}, and the file is smaller.`,
    tooFewRemedies: {
      raiseLimit: 'Your own limit is the cause: allow more KB.',
      morePixels: 'It’s already at the best quality, so choose 600 dpi.',
      fewerPixels: 'It’s already at the best quality. With fewer pixels less is enough, so choose 300 dpi.',
      sharper: 'It’s already at the best quality. A sharper original makes a larger file.',
    },
    failed: 'Your browser couldn’t make the file. Close other tabs and try again.',
    resume: 'Use in my résumé',
    resumeRefusals: {
      'not-stored':
        'Your browser stores nothing for this page, so the photo can’t be handed over. Save it instead.',
      'not-loaded': 'A part of this page didn’t load. Check your connection and try again.',
    },
  },
  print: {
    heading: 'Print sheet',
    lead: 'As many copies as fit, with cut marks. Print at 100%, not “fit to page”.',
    paper: 'Paper',
    papers: { '10x15': '10 × 15 cm (photo)', a4: 'A4', letter: 'Letter' },
    copies: { one: '1 copy', many: (count: string) => `${count} copies` },
    pdf: 'Print sheet as PDF',
    jpeg: 'As JPEG',
    title: 'Print sheet',
    tooLarge: 'This size doesn’t fit on the paper.',
    onlyPrinted: 'Profile pictures aren’t printed. Choose a size in millimetres for a print sheet.',
  },
  storage: {
    keeps:
      'So that a reload loses nothing, the photo and the crop stay on this device until you delete them here. After a day, they’re deleted at your next visit.',
    notStored: 'Your browser stores nothing for this page: a reload would lose the crop.',
    forget: 'Delete this photo',
    forgotten: 'Photo and crop are deleted from this device.',
    notForgotten: 'Photo and crop couldn’t be deleted. Reload the page and try again.',
  },
};

export type CropperTexts = typeof cropper;
