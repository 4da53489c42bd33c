import type { Page } from 'playwright-core';

/** Returns texts that reach beyond the window or a clipping element. Texts that can be scrolled into view do not count. */
export async function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ROOM_PX = 2;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.some((rect) => isClipped(element, rect))) found.push(node.textContent.trim().slice(0, 60));
    }
    return found;

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isVisuallyHidden(element)
      );
    }
    /** True for texts that are only read out: a box of one pixel, or clipped away. */
    function isVisuallyHidden(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { clipPath } = getComputedStyle(one);
        if (clipPath.startsWith('inset(50%')) return true;
        const { width, height } = one.getBoundingClientRect();
        if (width <= 1 && height <= 1) return true;
      }
      return false;
    }
    function isClipped(element: Element, { left, right, top, bottom }: DOMRect): boolean {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const hidesX = overflowX === 'hidden' || overflowX === 'clip';
        const hidesY = overflowY === 'hidden' || overflowY === 'clip';
        if (hidesX && (left < box.left - ROOM_PX || right > box.right + ROOM_PX)) return true;
        if (hidesY && (top < box.top - ROOM_PX || bottom > box.bottom + ROOM_PX)) return true;
        if (position === 'fixed') break;
      }
      return left < -ROOM_PX || right > innerWidth + ROOM_PX;
    }
  });
}
