/**
 * Copies plain data with every typed array in its objects on shared memory: it then goes to other threads without being copied
 * for each of them. Lists are taken over as they are.
 */
export function arraysShared<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]) => [key, valueShared(value)]);
  return Object.fromEntries(entries) as Data;
}

function valueShared(value: unknown): unknown {
  if (value instanceof Uint8Array) return copied(value, new Uint8Array(memoryFor(value)));
  if (value instanceof Uint16Array) return copied(value, new Uint16Array(memoryFor(value)));
  if (value instanceof Float32Array) return copied(value, new Float32Array(memoryFor(value)));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return arraysShared(value);
}

function memoryFor({ byteLength }: ArrayBufferView): SharedArrayBuffer {
  return new SharedArrayBuffer(byteLength);
}

function copied<Values extends Uint8Array | Uint16Array | Float32Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
