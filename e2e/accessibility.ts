import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone, for which the product is designed first, and a desktop. */
const WIDTHS_PX = [360, 1280] as const;
const HEIGHT_PX = 900;

/** Expects axe to find nothing on the page in its current state, at both widths. Restores the width. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await settleAnimations(page);
    for (const frame of framesToJudge(page)) {
      expect.soft(await violations(frame), `axe on ${where} at ${width} px`).toEqual([]);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${where} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Waits for animations, because axe would measure half-faded colours. Endless ones, such as spinners, are not waited for. */
async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Mails are shown in frames without scripts, which axe cannot enter. */
function framesToJudge(page: Page): readonly Frame[] {
  return page.frames().filter((frame) => frame === page.mainFrame() || frame.url().startsWith('http'));
}

async function violations(frame: Frame): Promise<readonly string[]> {
  // A page is judged several times, and the source is half a megabyte.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const found = await frame.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    return (
      await axe.run({
        iframes: false,
        resultTypes: ['violations'],
        // The rules of WCAG 2.2 AA, which axe leaves out by default.
        rules: { 'target-size': { enabled: true } },
      })
    ).violations.map((violation) => ({
      id: violation.id,
      help: violation.help,
      nodes: violation.nodes.map((node) => ({ html: node.html, failureSummary: node.failureSummary })),
    }));
  });
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html.slice(0, 200)}\n  ${node.failureSummary}`).join('\n')}`,
  );
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
