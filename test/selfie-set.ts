import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

interface Pose {
  /** Share of the picture kept, and where: 0 is left or top, 1 right or bottom. */
  readonly keep: number;
  readonly x: number;
  readonly y: number;
  readonly mirrored: boolean;
  readonly turnDeg: number;
  readonly brightness: number;
}

/** Ways to have photographed the same person: nearer, further, from the side of the frame, mirrored. */
const POSES: readonly Pose[] = [
  { keep: 1, x: 0.5, y: 0.5, mirrored: false, turnDeg: 0, brightness: 1 },
  { keep: 0.92, x: 0.1, y: 0.1, mirrored: true, turnDeg: 1.5, brightness: 1.08 },
  { keep: 0.87, x: 0.9, y: 0, mirrored: false, turnDeg: -2, brightness: 0.94 },
  { keep: 0.96, x: 1, y: 1, mirrored: true, turnDeg: -1, brightness: 0.9 },
  { keep: 0.84, x: 0.4, y: 0.1, mirrored: false, turnDeg: 2.5, brightness: 1.05 },
  { keep: 0.89, x: 0, y: 0.2, mirrored: true, turnDeg: -2.5, brightness: 1 },
  { keep: 0.9, x: 0.3, y: 0, mirrored: false, turnDeg: 1, brightness: 1.1 },
  { keep: 0.94, x: 0.7, y: 0.3, mirrored: true, turnDeg: 2, brightness: 0.96 },
];

/**
 * Makes different selfies of one person, eight by default, in memory from a single portrait: the test portraits show each
 * person once, and a shoot needs several photos of the same face.
 */
export async function selfieSet(
  portraitFile: string,
  count = POSES.length,
): Promise<{ name: string; bytes: Buffer }[]> {
  const portrait = await readFile(portraitFile);
  const stem = path.basename(portraitFile, path.extname(portraitFile));
  return Promise.all(
    Array.from({ length: count }, (_, index) => poseOf(index)).map(async (pose, index) => ({
      name: `${stem}-${index + 1}.jpg`,
      bytes: await takeSelfie(portrait, pose),
    })),
  );
}

/** Generates a pose from the index after the end of the list. */
function poseOf(index: number): Pose {
  const share = (step: number): number => (index * step) % 1;
  return (
    POSES[index] ?? {
      keep: 0.82 + 0.16 * share(0.618),
      x: share(0.367),
      y: 0.4 * share(0.271),
      mirrored: index % 2 === 1,
      turnDeg: 6 * share(0.445) - 3,
      brightness: 0.9 + 0.2 * share(0.523),
    }
  );
}

async function takeSelfie(portrait: Buffer, pose: Pose): Promise<Buffer> {
  const turned = await sharp(portrait)
    .flop(pose.mirrored)
    .affine(rotation(pose.turnDeg), { background: '#808080', interpolator: 'bicubic' })
    .toBuffer({ resolveWithObject: true });
  // The margin cuts off the corners that the rotation left empty.
  const margin = Math.abs(Math.sin((pose.turnDeg * Math.PI) / 180));
  const { width, height } = turned.info;
  const keepPx = Math.floor(Math.min(width, height) * (1 - 1.6 * margin) * pose.keep);
  const slackX = width * (1 - 1.6 * margin) - keepPx;
  const slackY = height * (1 - 1.6 * margin) - keepPx;
  return sharp(turned.data)
    .extract({
      left: Math.round(width * 0.8 * margin + slackX * pose.x),
      top: Math.round(height * 0.8 * margin + slackY * pose.y),
      width: keepPx,
      height: keepPx,
    })
    .modulate({ brightness: pose.brightness })
    .jpeg({ quality: 92 })
    .toBuffer();
}

function rotation(degrees: number): [[number, number], [number, number]] {
  const radians = (degrees * Math.PI) / 180;
  return [
    [Math.cos(radians), -Math.sin(radians)],
    [Math.sin(radians), Math.cos(radians)],
  ];
}
