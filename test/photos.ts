/** The photos of people that tests may need and the repository must not hold. */
export { photoBytes, photoNames, photosFolder } from '../src/imaging/fixtures/photos.ts';
