/**
 * Copies plain data and puts every typed array inside its objects into shared memory, so that other threads receive it without
 * a copy each. Lists are neither searched nor copyInto.
 * @throws {TypeError} for kinds of typed array that the engine does not use
 */
export function shareArrays<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]) => [key, shareValue(value)]);
  return Object.fromEntries(entries) as Data;
}

function shareValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return copyInto(value, new Uint8Array(memoryFor(value)));
  if (value instanceof Int16Array) return copyInto(value, new Int16Array(memoryFor(value)));
  if (value instanceof Uint16Array) return copyInto(value, new Uint16Array(memoryFor(value)));
  if (value instanceof Float32Array) return copyInto(value, new Float32Array(memoryFor(value)));
  // As a plain object of numbers it would have no length.
  if (ArrayBuffer.isView(value))
    throw new TypeError(`Arrays of type ${value.constructor.name} cannot be shared.`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return shareArrays(value);
}

function memoryFor({ byteLength }: ArrayBufferView): SharedArrayBuffer {
  return new SharedArrayBuffer(byteLength);
}

function copyInto<Values extends Uint8Array | Int16Array | Uint16Array | Float32Array>(
  from: Values,
  to: Values,
): Values {
  to.set(from);
  return to;
}
