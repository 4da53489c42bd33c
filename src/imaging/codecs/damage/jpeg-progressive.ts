import { COEFFICIENTS } from './jpeg-coefficients.ts';
import { readHuffmanTables, readQuantisationTables, uint16 } from './jpeg-header.ts';
import {
  areScanBlocksPossible,
  type Plane,
  createPlane,
  type ProgressiveScan,
} from './jpeg-progressive-scan.ts';
import { RowEdges } from './jpeg-row-edges.ts';
import { areIntervalsPossible, endOfScan, segmentsOf } from './jpeg-scan.ts';
import { hasShift } from './jpeg-shift.ts';

const SOF2 = 0xffc2;
const DHT = 0xffc4;
const EOI = 0xffd9;
const SOS = 0xffda;
const DQT = 0xffdb;
const DRI = 0xffdd;
const BLOCK_PX = 8;
/**
 * Scans beyond this number are not read, which limits the time that a file can take. libjpeg's own script has ten
 * scans.
 */
const MAX_SCANS = 100;

/**
 * Checks a progressive JPEG (ITU-T T.81 §G) as `hasImpossibleBlocks` checks a sequential one: each of its scans covers all
 * blocks and must end where its data does. False for all other JPEGs.
 */
export function hasImpossibleScans(bytes: Uint8Array): boolean {
  const codes = new Map<number, Uint16Array>();
  const quantisationTables = new Map<number, Uint16Array>();
  let frame: Frame | undefined;
  let mcusPerInterval = 0;
  let isShiftPossible = true;
  for (let at = 2, scans = 0; scans < MAX_SCANS; scans++) {
    let scanStart: number | undefined;
    for (const { marker, start, end } of segmentsOf(bytes, at)) {
      if (marker === DQT) readQuantisationTables(bytes, start + 4, end, quantisationTables);
      if (marker === DHT && !readHuffmanTables(bytes, start + 4, end, codes)) return false;
      if (marker === DRI) mcusPerInterval = uint16(bytes, start + 4);
      if (marker === SOF2 && frame === undefined) frame = frameOf(bytes, start + 4, quantisationTables);
      if (marker !== SOS) continue;
      if (frame === undefined) return false;
      scanStart = end;
      const scan = progressiveScan(bytes, start + 4, frame, codes);
      if (scan === undefined) return false;
      const scanData = { start: end, end: endOfScan(bytes, end) };
      const isPossible = areIntervalsPossible(
        bytes,
        scanData,
        { mcus: scan.units, mcusPerInterval },
        (bits, first, unitsEnd) => areScanBlocksPossible(bits, scan, first, unitsEnd),
      );
      if (!isPossible) return true;
      // When DC coefficients are coded component by component, a shift follows another order than `hasShift` expects.
      if (scan.from === 0 && (scan.planes.length < frame.planes.length || mcusPerInterval > 0))
        isShiftPossible = false;
      at = scanData.end;
    }
    if (frame === undefined || scanStart === undefined || uint16(bytes, at) === EOI) break;
  }
  return frame !== undefined && isShiftPossible && isShifted(frame);
}

interface Frame {
  readonly planes: readonly Plane[];
  readonly mcusAcross: number;
  readonly mcus: number;
}

function frameOf(
  bytes: Uint8Array,
  at: number,
  quantisationTables: ReadonlyMap<number, Uint16Array>,
): Frame | undefined {
  if (bytes[at] !== 8) return undefined;
  const [height, width] = [uint16(bytes, at + 1), uint16(bytes, at + 3)];
  const specs = Array.from({ length: bytes[at + 5]! }, (_, i) => {
    const [id, factors, table] = bytes.subarray(at + 6 + 3 * i, at + 9 + 3 * i);
    // The units of a single component are blocks, whatever its sampling.
    const isSingle = bytes[at + 5] === 1;
    const [across, down] = isSingle ? [1, 1] : [factors! >> 4, factors! & 15];
    return { id: id!, across, down, table: table! };
  });
  const [maxAcross, maxDown] = [
    Math.max(...specs.map(({ across }) => across)),
    Math.max(...specs.map(({ down }) => down)),
  ];
  const mcusAcross = Math.ceil(width / maxAcross / BLOCK_PX);
  const mcusDown = Math.ceil(height / maxDown / BLOCK_PX);
  const planes = specs.flatMap(({ id, across, down, table }) => {
    const ownSteps = quantisationTables.get(table);
    // A scan of this component alone has blocks for its own samples only (§A.2.2), one of several has whole MCUs.
    const ownSize = {
      blocksAcross: Math.ceil(Math.ceil((width * across) / maxAcross) / BLOCK_PX),
      blocksDown: Math.ceil(Math.ceil((height * down) / maxDown) / BLOCK_PX),
    };
    return ownSteps === undefined
      ? []
      : [
          createPlane({
            id,
            sampling: { across, down },
            quantisationSteps: ownSteps,
            mcusAcross,
            mcusDown,
            ...ownSize,
          }),
        ];
  });
  return planes.length === specs.length ? { planes, mcusAcross, mcus: mcusAcross * mcusDown } : undefined;
}

/** Reads the parameters of a scan (§B.2.3); undefined when they are impossible, because libjpeg rejects such files. */
function progressiveScan(
  bytes: Uint8Array,
  at: number,
  frame: Frame,
  codes: ReadonlyMap<number, Uint16Array>,
): ProgressiveScan | undefined {
  const count = bytes[at]!;
  const planes: ProgressiveScan['planes'][number][] = [];
  const [from, to, bitPlanes] = bytes.subarray(at + 1 + 2 * count, at + 4 + 2 * count);
  if (from === undefined || to === undefined || bitPlanes === undefined || to >= COEFFICIENTS)
    return undefined;
  const [isRefinement, lowBit] = [bitPlanes >> 4 > 0, bitPlanes & 15];
  for (let i = 0; i < count; i++) {
    const plane = frame.planes.find(({ id }) => id === bytes[at + 1 + 2 * i]);
    const tables = bytes[at + 2 + 2 * i]!;
    const table = codes.get(from === 0 ? tables >> 4 : 0x10 | (tables & 15));
    const needsTable = from > 0 || !isRefinement;
    if (plane === undefined || (needsTable && table === undefined)) return undefined;
    planes.push({ plane, codes: table ?? new Uint16Array() });
  }
  if (planes.length === 0 || (from > 0 && planes.length > 1)) return undefined;
  const only = planes.length === 1 ? planes[0]!.plane : undefined;
  const units = only === undefined ? frame.mcus : only.blocksAcross * only.blocksDown;
  return { planes, units, mcusAcross: frame.mcusAcross, from, to, isRefinement, lowBit };
}

function isShifted({ planes, mcusAcross, mcus }: Frame): boolean {
  const components = planes.map((plane) => ({
    edges: edgesOf(plane, mcusAcross, mcus),
    quantisationLevels: plane.quantisationSteps[0]! / BLOCK_PX,
  }));
  return hasShift(components, { mcusAcross, mcusPerInterval: 0 });
}

function edgesOf(plane: Plane, mcusAcross: number, mcus: number): RowEdges {
  const { across, down } = plane.sampling;
  const edges = new RowEdges(plane.sampling, mcusAcross, mcus);
  for (let mcu = 0; mcu < mcus; mcu++) {
    for (let block = 0; block < across * down; block++) {
      const index = plane.blockInMcu(mcu, block);
      edges.add(0, plane.dcValues[index]! * plane.quantisationSteps[0]!);
      edges.addSums(plane.evenSums[index]!, plane.oddSums[index]!);
      edges.endBlock(block);
    }
    edges.endMcu(mcu);
  }
  return edges;
}
