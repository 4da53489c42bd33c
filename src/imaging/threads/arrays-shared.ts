/**
 * Copies plain data with every typed array in its objects on shared memory: it then goes to other threads without being copied
 * for each of them. Lists are taken over as they are.
 * @throws TypeError for typed arrays that the engine has no use for
 */
export function arraysShared<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]) => [key, valueShared(value)]);
  return Object.fromEntries(entries) as Data;
}

function valueShared(value: unknown): unknown {
  if (value instanceof Uint8Array) return copied(value, new Uint8Array(memoryFor(value)));
  if (value instanceof Int16Array) return copied(value, new Int16Array(memoryFor(value)));
  if (value instanceof Uint16Array) return copied(value, new Uint16Array(memoryFor(value)));
  if (value instanceof Float32Array) return copied(value, new Float32Array(memoryFor(value)));
  // As a plain object of numbers it would have no length.
  if (ArrayBuffer.isView(value))
    throw new TypeError(`Arrays of type ${value.constructor.name} cannot be shared.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return arraysShared(value);
}

function memoryFor({ byteLength }: ArrayBufferView): SharedArrayBuffer {
  return new SharedArrayBuffer(byteLength);
}

function copied<Values extends Uint8Array | Int16Array | Uint16Array | Float32Array>(
  from: Values,
  to: Values,
): Values {
  to.set(from);
  return to;
}
