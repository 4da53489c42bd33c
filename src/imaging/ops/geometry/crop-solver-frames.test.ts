import { expect, test } from 'vitest';

import type { Point } from '../../raster/image.ts';
import { type CropOptions, type Framing, solveCrop } from './crop-solver.ts';
import type { Cutout, HeadGeometry } from '../matte/cutout.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];
/** A rectangle and its coverage 0–255, default 255. */
type Part = readonly [...Box, coverage?: number];

/** A drawn person and the frame that the solver has to find. */
interface Case {
  readonly framing: Framing;
  readonly size: readonly [width: number, height: number];
  readonly eyes: readonly [x: number, y: number];
  readonly chinY: number;
  readonly crownY: number;
  readonly centreX: number;
  readonly face: Box;
  /** Rectangles, drawn one on top of the other. */
  readonly body: readonly Part[];
  /** Lines along which the photo cuts the body off. */
  readonly cut: readonly Box[];
  readonly aspect?: number;
  readonly options?: CropOptions;
  /** Left, top, width, height; undefined when nothing fits. */
  readonly frame: readonly number[] | undefined;
}

/**
 * People drawn at random, chosen so that each frame is another as soon as one of the solver's numbers or formulas is (`npm
 * run mutate -- engine`). Which rule gives a frame is in crop-solver-rules.test.ts. When a rule is to change, look at what
 * moves here, and copy the new frames.
 */
// prettier-ignore
const CASES: readonly Case[] = [
  {framing: 'tight',size: [177,380],eyes: [111,47],chinY: 97,crownY: -3,centreX: 112,face: [80,17,142,97],body: [[50,-22,177,97,77],[94,97,130,380],[53,110,148,380],[193,67,209,360,70]],cut: [[0,276,230,276],[58,32,58,380],[195,110,195,380],[50,-24,174,-24]],options: {nudge: {closer: 0,aside: -0.5,lower: 0.5}},frame: [60,-17,124,156]},
  {framing: 'tight',size: [400,420],eyes: [200,159],chinY: 258,crownY: 78,centreX: 199,face: [145,108,254,257],body: [[130,55,272,258],[180,248,220,420],[165,258,258,420]],cut: [[0,278,400,278]],aspect: 0.7,frame: [123,51,157,225]},
  {framing: 'tight',size: [177,340],eyes: [116,72],chinY: 112,crownY: 37,centreX: 118,face: [89,52,147,112],body: [[76,37,156,112],[102,112,134,340],[102,138,216,340,150],[197,100,208,216,200],[106,118,138,320,0]],cut: [],options: {nudge: {closer: -0.5,aside: 0,lower: -0.5}},frame: [84,27,73,92]},
  {framing: 'tight',size: [320,207],eyes: [185,88],chinY: 124,crownY: 49,centreX: 184,face: [161,64,210,124],body: [[156,49,215,124],[166,124,202,400],[104,138,254,195]],cut: [[0,177,320,177],[156,49,212,49]],aspect: 0.75,frame: [141,51,87,117]},
  {framing: 'classic',size: [220,390],eyes: [127,46],chinY: 95,crownY: -5,centreX: 125,face: [95,15,157,95],body: [[86,-5,164,95],[104,95,146,390],[83,108,177,390],[130,-13,132,33]],cut: [[0,290,220,290],[86,-14,164,-14]],options: {nudge: {closer: -1,aside: 0,lower: -1}},frame: [50,-11,150,188]},
  {framing: 'tight',size: [167,310],eyes: [127,94],chinY: 152,crownY: 32,centreX: 128,face: [90,56,165,152],body: [[66,12,192,152],[93,152,163,310],[111,167,158,304]],cut: [[0,175,230,175]],options: {nudge: {closer: 0,aside: 1,lower: -0.5}},frame: [63,24,120,150]},
  {framing: 'tight',size: [400,420],eyes: [200,176],chinY: 263,crownY: 83,centreX: 198,face: [146,105,252,257],body: [[128,60,280,263],[180,253,220,420],[141,260,299,420]],cut: [[0,319,400,319],[0,117,400,117],[132,117,132,420],[293,117,293,420]], frame: undefined},
  {framing: 'tight',size: [162,370],eyes: [101,45],chinY: 92,crownY: -8,centreX: 99,face: [71,12,126,92],body: [[60,-27,140,92],[87,92,111,370],[-21,106,121,370],[163,77,185,85]],cut: [[0,263,220,263]],options: {nudge: {closer: -0.5,aside: -1,lower: 0.5}},frame: [34,-27,139,174]},
  {framing: 'tight',size: [400,420],eyes: [200,166],chinY: 243,crownY: 83,centreX: 196,face: [153,103,247,238],body: [[140,41,259,243],[180,233,220,420],[142,250,250,420,90]],cut: [[0,260,400,260],[0,82,400,82],[257,82,257,420]],aspect: 0.75,frame: [131,85,124,166]},
  {framing: 'tight',size: [280,380],eyes: [153,57],chinY: 99,crownY: 3,centreX: 154,face: [124,22,181,99],body: [[126,-15,180,99,60],[146,99,162,380],[133,123,239,380],[84,69,85,77],[239,69,247,264]],cut: [[191,34,191,380]],aspect: 0.75,options: {nudge: {closer: 1,aside: 0,lower: -0.5},closeUps: false},frame: [99,6,90,120]},
  {framing: 'tight',size: [240,370],eyes: [119,108],chinY: 156,crownY: 56,centreX: 117,face: [77,76,158,156],body: [[51,36,187,156],[104,156,130,370],[6,167,175,370]],cut: [[0,201,240,201]],frame: [49,39,128,160]},
  {framing: 'wide',size: [190,400],eyes: [149,48],chinY: 90,crownY: 10,centreX: 151,face: [128,26,175,90],body: [[94,10,212,90],[140,90,162,400],[31,95,178,400],[109,62,120,312]],cut: [[55,24,55,400]],options: {nudge: {closer: -1,aside: 0.5,lower: -1}},frame: [67,-20,160,200]},
  {framing: 'wide',size: [280,360],eyes: [132,82],chinY: 116,crownY: 52,centreX: 132,face: [113,65,150,116],body: [[102,36,161,116],[114,116,150,360],[109,128,232,360,128],[40,53,43,221],[201,78,208,86,80],[121,201,152,341,0]],cut: [],aspect: 0.75,options: {nudge: {closer: 0,aside: -0.5,lower: -1}},frame: [85,26,130,174]},
  {framing: 'classic',size: [250,260],eyes: [130,46],chinY: 81,crownY: 6,centreX: 130,face: [104,21,153,81],body: [[100,6,159,81],[121,81,139,260],[37,93,249,194],[41,24,63,110,80],[117,-9,121,18]],cut: [[100,-4,160,-4]],options: {nudge: {closer: -0.5,aside: 1,lower: -1}},frame: [65,-1,119,149]},
  {framing: 'tight',size: [400,420],eyes: [200,119],chinY: 204,crownY: 44,centreX: 201,face: [156,64,246,196],body: [[142,41,260,204],[180,194,220,420],[77,203,239,420]],cut: [[0,255,400,255],[0,63,400,63],[286,63,286,420]],frame: [132,66,138,173]},
  {framing: 'tight',size: [280,360],eyes: [123,78],chinY: 139,crownY: 19,centreX: 123,face: [78,43,171,139],body: [[68,17,177,139],[109,139,137,360],[65,161,213,360,127],[54,127,68,191,128],[39,54,59,71],[106,294,143,351,0]],cut: [[0,355,280,355]],aspect: 1,frame: [52,18,130,130]},
  {framing: 'tight',size: [250,320],eyes: [34,92],chinY: 142,crownY: 42,centreX: 36,face: [-4,62,74,142],body: [[-13,42,82,142],[19,142,53,320],[-15,154,62,243],[-41,108,-22,285],[85,131,99,153,80]],cut: [[-96,187,154,187],[-48,73,-48,320],[105,165,105,320]],frame: [-22,32,121,152]},
  {framing: 'tight',size: [230,330],eyes: [133,69],chinY: 118,crownY: 22,centreX: 133,face: [107,41,157,118],body: [[83,22,184,118],[114,118,152,330],[118,122,242,257],[214,48,229,203,200],[168,94,190,264]],cut: [[0,163,230,163]],options: {nudge: {closer: 1,aside: 0.5,lower: -1}},frame: [80,14,113,142]},
  {framing: 'tight',size: [400,420],eyes: [200,137],chinY: 218,crownY: 58,centreX: 198,face: [153,87,244,210],body: [[146,18,268,218],[180,208,220,420],[132,220,313,420]],cut: [[0,263,400,263],[0,44,400,44],[109,44,109,420]],frame: [113,47,170,213]},
  {framing: 'tight',size: [280,180],eyes: [144,53],chinY: 94,crownY: 14,centreX: 143,face: [111,30,174,94],body: [[112,14,173,94],[125,94,161,400],[58,109,255,400],[88,33,112,219],[189,81,192,338]],cut: [[112,25,174,25]],options: {nudge: {closer: -0.5,aside: 0.5,lower: 0.5}},frame: [109,27,68,85]},
  {framing: 'classic',size: [270,350],eyes: [123,80],chinY: 124,crownY: 24,centreX: 123,face: [86,44,159,124],body: [[80,24,169,124],[93,124,153,350],[5,131,202,350],[199,39,212,180],[108,-22,118,78]],cut: [[0,191,270,191],[209,26,209,350]],options: {nudge: {closer: 0,aside: 1,lower: -0.5}},frame: [39,-3,152,191]},
  {framing: 'wide',size: [250,128],eyes: [142,47],chinY: 79,crownY: 15,centreX: 144,face: [120,28,168,79],body: [[103,15,185,79],[122,79,166,310],[91,89,168,310],[215,41,237,95],[235,30,242,291,128]],cut: [],aspect: 0.75,options: {nudge: {closer: -1,aside: -1,lower: 1}}, frame: undefined},
  {framing: 'tight',size: [240,290],eyes: [130,60],chinY: 123,crownY: 3,centreX: 128,face: [80,27,174,123],body: [[60,3,193,123],[86,123,170,290],[45,142,244,213],[34,57,56,247]],cut: [[60,15,196,15]],options: {nudge: {closer: -0.5,aside: -0.5,lower: -1},closeUps: false}, frame: undefined},
  {framing: 'wide',size: [200,390],eyes: [97,29],chinY: 70,crownY: -10,centreX: 95,face: [69,6,123,70],body: [[59,-16,133,70,90],[78,70,112,390],[79,83,148,390],[171,-8,184,55],[26,20,29,350,128]],cut: [[0,323,200,323],[59,-26,131,-26]],options: {nudge: {closer: 0,aside: 0,lower: -0.5},closeUps: false},frame: [17,-23,152,190]},
  {framing: 'tight',size: [210,370],eyes: [80,28],chinY: 56,crownY: -8,centreX: 80,face: [58,5,100,56],body: [[31,-22,133,56,76],[70,56,90,370],[-39,73,161,370],[122,50,129,252]],cut: [[0,74,210,74],[149,24,149,370]],frame: [48,-11,64,80]},
  {framing: 'classic',size: [230,280],eyes: [119,109],chinY: 171,crownY: 51,centreX: 120,face: [84,75,154,171],body: [[88,51,148,171,90],[91,171,149,280],[9,193,174,280],[110,224,140,263,0]],cut: [[56,83,56,280]],aspect: 0.7,options: {nudge: {closer: -0.5,aside: -0.5,lower: 0}}, frame: undefined},
  {framing: 'tight',size: [220,350],eyes: [116,59],chinY: 93,crownY: 18,centreX: 117,face: [91,33,143,93],body: [[77,2,155,93],[93,93,141,350],[84,99,185,350,100],[152,47,168,145,70],[69,73,89,284,80]],cut: [[65,122,65,350]],frame: [87,17,67,84]},
  {framing: 'tight',size: [210,280],eyes: [122,57],chinY: 105,crownY: 15,centreX: 120,face: [84,33,158,105],body: [[79,15,162,105],[109,105,131,280],[97,114,180,179],[205,78,225,277]],cut: [[158,119,158,280]],options: {nudge: {closer: 1,aside: 0.5,lower: 0.5}},frame: [57,6,99,124]},
  {framing: 'classic',size: [240,350],eyes: [111,83],chinY: 141,crownY: 21,centreX: 109,face: [62,45,159,141],body: [[55,21,160,141],[71,141,147,350],[35,153,152,350]],cut: [[0,267,240,267]],frame: [7,-15,197,247]},
  {framing: 'tight',size: [270,370],eyes: [158,57],chinY: 94,crownY: 14,centreX: 160,face: [132,30,190,94],body: [[114,2,207,94],[147,94,173,370],[131,104,177,370],[241,17,264,274,128],[237,23,245,220,80],[154,156,180,350,0]],cut: [[0,110,270,110],[264,34,264,370]],frame: [130,8,80,100]},
  {framing: 'wide',size: [290,370],eyes: [137,62],chinY: 96,crownY: 32,centreX: 135,face: [112,45,160,96],body: [[111,16,161,96],[116,96,154,370],[107,112,242,370],[199,84,211,135]],cut: [[0,196,290,196],[69,100,69,370]],frame: [75,6,121,152]},
  {framing: 'tight',size: [300,280],eyes: [160,62],chinY: 95,crownY: 31,centreX: 158,face: [136,44,183,95],body: [[105,19,211,95],[136,95,180,280],[74,120,263,280],[238,55,263,240,200],[251,70,274,272],[151,112,178,265,0]],cut: [[0,204,300,204],[223,34,223,280]],frame: [120,17,76,95]},
  {framing: 'tight',size: [230,380],eyes: [96,47],chinY: 112,crownY: -8,centreX: 95,face: [59,16,130,112],body: [[56,-8,133,112],[68,112,122,380],[47,117,160,380,100],[24,52,32,217],[44,87,57,230]],cut: [[0,293,230,293],[14,12,14,380]],options: {nudge: {closer: -1,aside: -0.5,lower: -0.5}},frame: [38,-24,113,142]},
  {framing: 'tight',size: [320,400],eyes: [140,83],chinY: 134,crownY: 38,centreX: 142,face: [110,57,175,134],body: [[114,38,168,134],[113,134,171,400],[123,138,193,400,150],[225,128,226,141]],cut: [[0,240,320,240]],options: {nudge: {closer: -1,aside: 1,lower: 0.5}},frame: [71,14,133,167]},
];

function drawn({ size: [widthPx, heightPx], body }: Case): Cutout {
  const alpha = new Uint8Array(widthPx * heightPx);
  for (const [left, top, right, bottom, coverage = 255] of body) {
    for (let y = Math.max(0, top); y < Math.min(heightPx, bottom); y++) {
      alpha.fill(coverage, y * widthPx + Math.max(0, left), y * widthPx + Math.min(widthPx, right));
    }
  }
  return { widthPx, heightPx, rgb: new Uint8Array(0), alpha };
}

/** Points on a line, at most two pixels apart. */
function along([x0, y0, x1, y1]: Box): Point[] {
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / 2));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: x0 + ((x1 - x0) * i) / count,
    y: y0 + ((y1 - y0) * i) / count,
  }));
}

test.each(CASES.map((row, index) => ({ ...row, index })))('$framing, drawn person $index: $frame', (row) => {
  const [left, top, right, bottom] = row.face;
  const head: HeadGeometry = {
    eyes: { x: row.eyes[0], y: row.eyes[1] },
    chinY: row.chinY,
    crownY: row.crownY,
    centreX: row.centreX,
    face: { left, top, right, bottom },
  };
  const frame = solveCrop(
    drawn(row),
    head,
    row.cut.flatMap(along),
    row.framing,
    row.aspect ?? 0.8,
    row.options,
  );
  expect(frame && [frame.x, frame.y, frame.width, frame.height]).toEqual(row.frame);
});
