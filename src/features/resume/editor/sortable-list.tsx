import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './sortable-list.module.css';
import { useEditorTexts } from './resume-form.ts';

export interface SortableItem {
  readonly id: string;
  /** The name in announcements and in the labels of the buttons. */
  readonly name: string;
}

export interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  onMove: (from: number, to: number) => void;
  /** Draws an item; the controls that move it go into its header. */
  children: (item: Item, index: number, controls: ReactNode) => ReactNode;
}

/** A list that is ordered by dragging, by the keyboard, or by two buttons at each item. */
export function SortableList<Item extends SortableItem>({
  items,
  onMove,
  children,
}: SortableListProps<Item>) {
  const texts = useEditorTexts().order;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id) + 1;
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return texts.picked(nameOf(active.id), placeOf(active.id), items.length);
    },
    onDragOver({ active, over }) {
      // Right after the start an item is over itself. Saying so would cut off the first announcement.
      hasMoved.current ||= over !== null && over.id !== active.id;
      if (!over || !hasMoved.current) return undefined;
      return texts.moved(nameOf(active.id), placeOf(over.id), items.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(nameOf(active.id), placeOf((over ?? active).id), items.length),
    onDragCancel: ({ active }) => texts.cancelled(nameOf(active.id)),
  };

  const [moved, setMoved] = useState('');
  function moveByButton(from: number, to: number) {
    onMove(from, to);
    setMoved(texts.moved(items[from]?.name ?? '', to + 1, items.length));
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {items.map((item, index) => (
            <Sortable key={item.id} item={item} index={index} count={items.length} onMove={moveByButton}>
              {(controls) => children(item, index, controls)}
            </Sortable>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

interface SortableProps {
  item: SortableItem;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  children: (controls: ReactNode) => ReactNode;
}

function Sortable({ item, index, count, onMove, children }: SortableProps) {
  const texts = useEditorTexts().order;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: item.id,
      attributes: { roleDescription: texts.role },
    });
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // An element that is moved in the document loses the focus.
    requestAnimationFrame(() => currentTarget.focus());
  }
  const controls = (
    <span className={styles.controls}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={texts.handle(item.name)}
      >
        <Icon path="M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01" strokeWidth={3} />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={texts.up(item.name)}
        aria-disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
      >
        <Icon path="M5 15l7-7 7 7" />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={texts.down(item.name)}
        aria-disabled={index === count - 1}
        onClick={(event) => move(event, index + 1)}
      >
        <Icon path="M5 9l7 7 7-7" />
      </button>
    </span>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(controls)}
    </li>
  );
}

function Icon({ path, strokeWidth = 2 }: { path: string; strokeWidth?: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" />
    </svg>
  );
}
