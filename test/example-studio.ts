import { createFakeEngine } from './fake-engine/fake-engine.ts';
import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import type { ExamplePortrait } from '../src/catalog/example-portraits.ts';
import type { PortraitResult } from '../src/platform/portraits/portrait-source.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

export function portrait(id: string, ...looks: ExamplePortrait['looks']): ExamplePortrait {
  return { id, file: `${id}.jpg`, path: '', sha256: [id], looks };
}

/** Makes examples with the fake engine. Its source returns a selfie for each portrait unless `answers` has another result. */
export function exampleStudio() {
  const engine = createFakeEngine();
  const storage = createMemoryStorage();
  const answers = new Map<string, PortraitResult | Error>();
  const read: string[] = [];
  const portraits = {
    kind: 'folder' as const,
    async read({ id }: ExamplePortrait): Promise<PortraitResult> {
      read.push(id);
      const answer = answers.get(id) ?? { ok: true, bytes: fakeSelfie({ name: id }) };
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const ports = { engine, storage, portraits, clock: { now: () => NOW } };
  const rendered = () => engine.calls.filter((call) => call === 'render').length;
  const files = async () => (await storage.list('examples/')).map(({ key }) => key);
  return { ...ports, ports, answers, read, rendered, files };
}
