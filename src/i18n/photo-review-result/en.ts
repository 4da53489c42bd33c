import type { CatalogFacts } from '../catalog-facts.ts';
import { reviewRule as rule } from '../review-rule-texts.ts';

/** The texts of a review's result, on the page and in the mail. Figures are filled in by features/photo-review. */
export const photoReviewResult = (facts: CatalogFacts) => ({
  heading: 'The result',
  overall: 'Overall',
  ats: 'ATS score',
  outOf: 'out of 100',
  atsNote:
    'The ATS score only rates what a photo does to an application: file size, format, pixels, location data and the customs of the country. Applicant tracking systems read text and score no faces. No ATS was contacted.',
  summary: {
    good: 'A good photo. Use it.',
    fair: 'Usable. A few changes would make it better.',
    poor: 'Take another one instead. What to change is below.',
    leaveOut: 'Not for a CV in this country, however good it is. What follows helps you on LinkedIn.',
  },
  verdicts: { good: 'fine', fair: 'could be better', poor: 'needs changing' },
  measured: 'measured',
  wanted: 'good',
  atLeast: 'at least {value}',
  atMost: 'up to {value}',
  range: '{min} to {max}',
  times: {
    chinDistance: '{value} × eyes to chin',
    eyeDistance: '{value} × eye distance',
    usual: '{value} × the usual',
  },
  marks: {
    label: 'Marks on the photo',
    show: 'Show the marks',
    head: 'head',
    eyes: 'eye line',
    clipped: 'overexposed',
    shadow: 'in shadow',
    clutter: 'busy',
    others: 'other person',
  },
  categories: {
    lighting: 'Lighting',
    background: 'Background',
    expression: 'Expression',
    composition: 'Composition',
    crop: 'Crop and framing',
    professional: 'Professional appearance',
  },
  categoryNotes: {
    expression: 'Measured as geometry: lids and lips. We don’t guess feelings, age, sex or origin.',
    professional:
      'Whether your clothes suit the job is yours to judge. In Photofeeler’s study, formal clothes raised perceived competence and influence more than anything else.',
  },
  rules: {
    brightness: rule(
      'Brightness of the face',
      'Turn towards a window, or switch on a lamp in front of you. The camera should see your face before anything else.',
    ),
    clipping: rule(
      'Overexposed skin',
      'Parts of the face are pure white. Move out of direct sun or lamplight, or soften it with a curtain.',
    ),
    evenness: rule(
      'Difference in light between the halves of the face',
      'One half is much darker. Turn until the light comes from the front, or put something white on the dark side.',
    ),
    contrast: rule(
      'Tonal range of the face',
      'The face has few tones, as under fog or a filter. Clean the lens, and switch filters off.',
    ),
    colour: rule(
      'Colour of the skin',
      'The light colours your skin. Use daylight or a neutral lamp and keep colourful walls and screens away.',
    ),
    calm: rule(
      'Busy background',
      'Stand before a plain wall, or put more distance between you and what is behind you. The marked areas draw the eye.',
    ),
    alone: rule(
      'People in the photo',
      'There’s somebody else in the photo. Crop it, or take one of yourself alone.',
    ),
    eyes: rule(
      'Opening of the eyes',
      'The eyes are nearly closed. Look into the lens, and take a few photos in a row.',
    ),
    smile: rule(
      'Corners of the mouth',
      'They’re level or turned down. A slight smile was rated as far more likable; think of somebody you like.',
      'The mouth is wide open. A smile that is a little smaller looks better in a still photo.',
    ),
    level: rule(
      'Tilt of the head',
      'Hold your head and the camera upright, or level the photo with our cropper.',
    ),
    turned: rule(
      'Head turned aside',
      'Turn your face more towards the camera. Both ears, or nearly, should be in sight.',
    ),
    pitch: rule(
      'Camera above or below',
      'Hold the camera at the height of your eyes. From below it shows nostrils, from above a forehead.',
    ),
    centred: rule(
      'Distance from the middle',
      'Crop the photo so that your face is in the middle; in a circle nothing else works.',
    ),
    headSize: rule(
      'Height of the head in the photo',
      'You’re far away. Crop tighter, or move closer, until head and shoulders fill the frame.',
      'Too close. Take a step back: shoulders belong in the photo.',
    ),
    eyeLine: rule(
      'Height of the eyes in the photo',
      'The face sits low. Crop off some of the space above it.',
      'The face sits high. Leave more space above your head.',
    ),
    above: rule('Space above the eyes', 'The head is cut off at the top. Leave a finger’s breadth above it.'),
    aside: rule(
      'Space beside the eyes',
      'The face touches the edge. Leave space on both sides, because a circle cuts the corners off.',
    ),
    below: rule(
      'Space below the eyes',
      'Chin or neck is cut off. Show at least the beginning of your shoulders.',
    ),
    sharpness: rule(
      'Sharpness of the face',
      'The face is blurred. Wipe the lens, tap on your face to focus, and hold the camera with both hands.',
    ),
    noise: rule(
      'Image noise',
      'The photo is grainy, as phones are in the dark. More light helps; the rear camera does, too.',
    ),
    compression: rule(
      'Compression artefacts',
      'Blocks are visible, as after several rounds of chat apps. Use the original from the camera.',
    ),
    resolution: rule(
      'Height of the head in pixels',
      'Too few pixels for a sharp print. Use the original, not a copy from a chat, and move closer.',
    ),
    eyesFree: rule(
      'Eyes visible',
      'Something covers your eyes or darkens them: take off sunglasses, brush hair aside, avoid reflections in glasses.',
    ),
    mouthFree: rule('Mouth visible', 'Something covers your mouth or chin. Nothing should.'),
    hat: rule(
      'Head without a hat',
      'Hats and caps look casual. Take it off, unless you wear it for your faith.',
    ),
    clothes: rule(
      'Pattern of the clothes',
      'The pattern is busier than your face. Plain cloth keeps the eye where it belongs.',
    ),
  },
  country: {
    heading: 'In the country you chose',
    custom: 'Custom',
    size: 'Size',
    ownSize: 'your photo gives {px} for it',
    placement: 'Place on the CV',
    background: 'Background',
    calm: 'yours is calm enough',
    restless: 'yours is too busy for it',
    leaveOut: 'The best photo for this CV is none. Use it on LinkedIn, and leave the CV without one.',
  },
  progress: {
    loading: 'Loading what’s needed to measure the photo…',
    measuring: 'Measuring the photo…',
    sending: 'Sending the photo to our server…',
  },
  noFace: {
    title: 'No face found',
    text: 'We can only judge the file. Choose a photo that shows one face from the front, large enough to see the eyes.',
  },
  notMeasured: {
    'not-loaded': {
      title: 'Not everything has loaded',
      text: 'The connection dropped before your browser had what it needs to measure the photo. The photo is still chosen.',
    },
    unavailable: {
      title: 'Your browser couldn’t measure the photo',
      text: 'It lacks memory, or something else that the measuring needs.',
    },
    again: 'Try again',
    server:
      'Our server can do it instead: the photo is sent there, measured in memory and not stored. Only if you want that.',
    send: 'Send it to the server',
  },
  onServer: 'Measured on our server, which didn’t store the photo for it.',
  local: 'Measured in your browser. The photo wasn’t sent anywhere for it.',
  tooManyPixels: 'The photo has too many pixels for a browser. Please use a smaller copy.',
  locked: 'The other details are in the full result.',
  improvement: {
    heading: 'What this photo could look like',
    text: `One headshot from this photo, with a watermark: new background, new light, new crop, and clothes if you like. The photo is sent to our server for it and erased within ${facts.draftHours} hours.`,
    action: 'Show me a headshot of it',
    cropAction: 'Crop this photo',
  },
});
export type PhotoReviewResultTexts = ReturnType<typeof photoReviewResult>;
