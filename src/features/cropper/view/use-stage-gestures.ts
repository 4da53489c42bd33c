import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { CropperAction } from '../cropper-state.ts';
import { movePhoto, zoomPhoto } from '../editing/crop-edit.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const GESTURE = 'pointer';
const WHEEL_STEP = 0.0018;

/**
 * Moves the photo with one finger or the mouse, zooms with two fingers, and zooms with the wheel: with Ctrl, as trackpads report
 * a pinch, or while the crop has the focus, so that the page scrolls otherwise.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  dispatch: (action: CropperAction) => void,
) {
  const pointers = useRef(new Map<number, Place>());

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const around = shareOf(frame.current, { x: event.clientX, y: event.clientY });
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 4 : 1) * WHEEL_STEP);
      dispatch({
        type: 'edit',
        gesture: 'wheel',
        change: (edit, photo) => zoomPhoto(edit, photo, factor, around),
      });
      clearTimeout(end);
      end = setTimeout(() => dispatch({ type: 'end-gesture' }), 400);
    };
    // React attaches wheel listeners as passive ones, which cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(end);
      element.removeEventListener('wheel', onWheel);
    };
  }, [stage, frame, dispatch]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = [...pointers.current.values()];
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const box = frame.current?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      const [from, to] = [middle(before), middle(after)];
      const factor = before.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
      const around = shareOf(frame.current, to);
      dispatch({
        type: 'edit',
        gesture: GESTURE,
        change: (edit, photo) =>
          zoomPhoto(
            movePhoto(edit, photo, (to.x - from.x) / box.width, (to.y - from.y) / box.height),
            photo,
            factor,
            around,
          ),
      });
    },
    onPointerUp: endPointer,
    onPointerCancel: endPointer,
  };

  function endPointer(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    dispatch({ type: 'end-gesture' });
  }
}

function shareOf(frame: HTMLElement | null, { x, y }: Place): Place {
  const box = frame?.getBoundingClientRect();
  if (!box || box.width === 0) return { x: 0.5, y: 0.5 };
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}

function middle(places: readonly Place[]): Place {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

function spread([a, b]: readonly Place[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
}
