import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone, for which the product is designed first, and a desktop. */
const WIDTHS_PX = [360, 1280] as const;
const HEIGHT_PX = 900;
const TARGET_SIZE = 'target-size';

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
  const found = await frame.evaluate(async (targetSize) => {
    const { axe } = window as unknown as {
      axe: { run(where: object, options: object): Promise<{ violations: Violation[] }> };
    };
    const options = { iframes: false, resultTypes: ['violations'] };
    // The rule is of WCAG 2.2 AA, and axe leaves it out by default.
    const { violations } = await axe.run(document, {
      ...options,
      rules: { [targetSize]: { enabled: true } },
    });
    // A bar at the window's edge covers a part of what is scrolled below it, so that small targets are judged in the middle.
    const { scrollX, scrollY } = window;
    for (const violation of violations.filter(({ id }) => id === targetSize)) {
      const stillSmall: Violation['nodes'][number][] = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(node.target.join(' '));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = element && (await axe.run(element, { ...options, runOnly: [targetSize] }));
        if (again?.violations.length !== 0) stillSmall.push(node);
      }
      violation.nodes = stillSmall;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map((violation) => ({
        id: violation.id,
        help: violation.help,
        nodes: violation.nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
  }, TARGET_SIZE);
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.html.slice(0, 200)}\n  ${node.failureSummary}`).join('\n')}`,
  );
}

interface Violation {
  readonly id: string;
  readonly help: string;
  nodes: readonly {
    readonly html: string;
    readonly failureSummary?: string;
    readonly target: readonly string[];
  }[];
}
