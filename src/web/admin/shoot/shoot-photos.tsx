import { useEffect, useState } from 'react';
import { ActionDialog } from '../../../ui/dashboard/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DashboardSection, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { photosPath } from '../photos-path.ts';
import type { ShootPhoto, ShootPhotos } from './shoot-photos-view.ts';

/** The photos of a shoot, hidden until a reason is typed and forgotten when the page is left. */
export function ShootPhotosSection({ shootId, count }: { readonly shootId: string; readonly count: number }) {
  const [photos, setPhotos] = useState<ShootPhotos>();
  const hide = () => setPhotos(undefined);

  useEffect(() => {
    if (!photos) return undefined;
    const timer = setTimeout(() => setPhotos(undefined), Date.parse(photos.until) - Date.now());
    return () => clearTimeout(timer);
  }, [photos]);

  return (
    <DashboardSection
      title="Photos"
      actions={
        photos ? (
          <Button look="secondary" onClick={hide}>
            Hide the photos
          </Button>
        ) : count > 0 ? (
          <ActionDialog
            label="Look at the photos"
            title="Look at the photos of this shoot"
            text="Photos are shown for ten minutes and on this page only. Who looked, when and why is stored in the audit log."
            path={photosPath(shootId)}
            fields={[{ name: 'reason', label: 'Reason', hint: 'Why do you need to see them?' }]}
            confirm="Show the photos"
            done="Noted in the audit log."
            onDone={(answer) => setPhotos(answer as ShootPhotos)}
          />
        ) : null
      }
    >
      {photos ? (
        <>
          <PhotoGrid title="Selfies" photos={photos.selfies} />
          <PhotoGrid title="Headshots" photos={photos.headshots} />
        </>
      ) : (
        <EmptyList>
          {count > 0
            ? 'Photos are hidden until you type a reason.'
            : 'There are no photos, or none any more.'}
        </EmptyList>
      )}
    </DashboardSection>
  );
}

function PhotoGrid({ title, photos }: { readonly title: string; readonly photos: readonly ShootPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="dash-photos">
        {photos.map(({ name, thumbnail, large }) => (
          <li key={thumbnail}>
            {large ? (
              <a href={large} target="_blank" rel="noreferrer">
                <Photo thumbnail={thumbnail} caption={name} />
              </a>
            ) : (
              <Photo thumbnail={thumbnail} caption={`${name}, refused`} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The caption names the photo, so the picture itself has no name. */
function Photo({ thumbnail, caption }: { readonly thumbnail: string; readonly caption: string }) {
  return (
    <>
      <img src={thumbnail} alt="" loading="lazy" />
      <span className="dash-soft">{caption}</span>
    </>
  );
}
