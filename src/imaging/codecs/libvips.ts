import sharp from 'sharp';

// Renders run in several worker threads already, and libvips' own threads and cache are shared by all of
// them: one thread a pipeline and no cache keep time and memory predictable.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
