import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteHandedPhoto } from '../../../platform/handed-photo/handed-photo.client.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { useToasts } from '../../../ui/toast/toaster.tsx';
import { writeResumeFile } from '../document/resume-file.ts';
import type { Resume } from '../document/resume.ts';
import {
  defaultSettings,
  FIRST_CROP,
  type PhotoSettings,
  printsPhoto,
  type Settings,
  settingsForCountry,
  withFilledSections,
} from '../document/settings.ts';
import { photoFromUrl, photoToUrl } from '../photo/read-photo.client.ts';
import type { ReceivedPhoto } from '../photo/receive-photo.client.ts';
import { loadStored, type Stored } from '../storage/load-stored.client.ts';
import { deleteSavedPhoto, savePhoto } from '../storage/saved-photo.client.ts';
import { deleteUnreadable } from '../storage/saved-resume.client.ts';
import { useSaving } from '../storage/use-saving.ts';
import { type OpenError, openResumeFile } from './open-resume-file.client.ts';
import { fromForm, type ResumeForm, toForm, useEditorTexts } from './resume-form.ts';
import { type Step, useUndo } from './use-undo.ts';

interface Content {
  readonly resume: Resume;
  readonly settings: Settings;
  readonly photo: Blob | undefined;
}

/** A change of the country, which the next one continues if nothing else happened in between. */
interface CountryChange {
  readonly step: Step;
  readonly before: Settings;
  readonly after: Settings;
}

/** The message may have a second sentence to read. */
const RECEIVED_SHOWN_MS = 6_000;

/** The state of the builder: document, settings and photo, how they are saved, and how a removal is undone. */
export function useBuilder({ initial, unreadable: storedUnreadable }: Stored, received?: ReceivedPhoto) {
  const texts = useEditorTexts();
  const language = useLanguage();
  const toast = useToasts();
  const undo = useUndo();
  const [settings, setSettings] = useState(received?.ok ? withFirstCrop(initial.settings) : initial.settings);
  const [photo, setPhoto] = useState(received?.ok ? received.photo : initial.photo);
  /** The photo that the browser refused to store. */
  const [unsavedPhoto, setUnsavedPhoto] = useState(
    received?.ok && !received.isSaved ? received.photo : undefined,
  );
  /** Counts how often everything was replaced: by a file, by another tab's version or by an empty document. */
  const [replacements, setReplacements] = useState(0);
  const [unreadable, setUnreadable] = useState(storedUnreadable);
  const form = useForm<ResumeForm>({ defaultValues: toForm(initial.resume), mode: 'onTouched' });
  const [resume, setResume] = useState(initial.resume);
  const countryChange = useRef<CountryChange>(undefined);
  const loadingOther = useRef<object>(undefined);

  const readResume = useCallback(() => fromForm(form.getValues()), [form]);
  const read = useCallback(() => ({ resume: readResume(), settings }), [readResume, settings]);
  const saving = useSaving(read, initial.saving);
  const { saveSoon, mayWrite } = saving;

  // The form renders only the field that changes; preview and saving follow some moments later.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // Typing comes first: the rest of the page follows when there is time.
          startTransition(() => setResume(fromForm(values)));
          saveSoon();
        },
      }),
    [form, saveSoon],
  );

  const changeSettings = useCallback(
    (change: (settings: Settings) => Settings) => {
      setSettings(change);
      saveSoon();
    },
    [saveSoon],
  );

  const storePhoto = useCallback(async (next: Blob | undefined) => {
    if (next) setUnsavedPhoto((await savePhoto(next)) ? undefined : next);
    else await deleteSavedPhoto();
    // One from another page that could not be saved must not replace this one after a reload.
    await deleteHandedPhoto('resume-builder');
  }, []);

  const changePhoto = useCallback(
    async (next: Blob | undefined) => {
      setPhoto(next);
      if (mayWrite()) await storePhoto(next);
    },
    [mayWrite, storePhoto],
  );

  /** Replaces or removes the photo; the visitor can undo that. */
  function choosePhoto(next: Blob | undefined) {
    void changePhoto(next);
    if (next) changeSettings(withFirstCrop);
    if (!photo) return;
    const message = next ? texts.photo.replaced : texts.removed(texts.photo.name);
    undo.offer(message, () => restorePhoto(photo, settings.photo));
  }

  /**
   * Follows the customs of a country; the visitor can undo what that changes. The arrow keys pass many countries on the closed
   * select, so that changes in a row are one step.
   */
  function changeCountry(country: Settings['country']) {
    const last = countryChange.current;
    const continues = last !== undefined && last.after === settings && last.step === undo.last;
    const before = continues ? last.before : settings;
    const after = settingsForCountry(settings, country);
    changeSettings(() => after);
    const step = undo.remember(() =>
      changeSettings((now) => ({
        ...now,
        country: before.country,
        paper: before.paper,
        showsPhoto: before.showsPhoto,
        wantsPhoto: before.wantsPhoto,
        photo: { ...now.photo, shape: before.photo.shape, widthMm: before.photo.widthMm },
      })),
    );
    countryChange.current = { step, before, after };
  }

  function restorePhoto(before: Blob, crop: PhotoSettings) {
    void changePhoto(before);
    changeSettings((now) => ({ ...now, photo: { ...now.photo, zoom: crop.zoom, x: crop.x, y: crop.y } }));
  }

  const announceReceived = useEffectEvent(() => {
    if (!received?.ok) return;
    // Its crop is not stored yet.
    saveSoon();
    const { handed, handedOff, noTemplate } = texts.photo;
    const reason = settings.showsPhoto ? noTemplate : handedOff;
    const message = printsPhoto(settings) ? handed : `${handed} ${reason}`;
    const before = initial.photo;
    if (before) undo.offer(message, () => restorePhoto(before, initial.settings.photo));
    else toast({ description: message, shownMs: RECEIVED_SHOWN_MS });
  });
  useEffect(() => announceReceived(), []);

  function showAll(next: Content) {
    form.reset(toForm(next.resume));
    setResume(next.resume);
    setSettings(next.settings);
    setPhoto(next.photo);
    setReplacements((now) => now + 1);
  }

  async function replaceAll(next: Content) {
    showAll(next);
    await changePhoto(next.photo);
    saveSoon();
  }

  /** Keeps this tab's version, whatever another tab has stored. */
  function keepOwn() {
    loadingOther.current = undefined;
    saving.keepOwn();
    void storePhoto(photo);
  }

  /** Shows the version that another tab has stored; the visitor can undo that. */
  async function showOther() {
    if (loadingOther.current) return;
    const loading = {};
    loadingOther.current = loading;
    const before = { ...read(), photo };
    const stored = await loadStored(language).catch(() => undefined);
    // Meanwhile the visitor may have decided to keep this tab's version.
    if (loadingOther.current !== loading) return;
    loadingOther.current = undefined;
    if (!stored) {
      toast({ description: texts.elsewhere.failed });
      return;
    }
    const { initial: other } = stored;
    showAll(other);
    saving.acceptOther({ resume: readResume(), settings: other.settings });
    undo.offer(texts.elsewhere.shown, () => void replaceAll(before));
  }

  /** Replaces everything by a file; the visitor can undo that. */
  async function openFile(file: File): Promise<OpenError | undefined> {
    const opened = await openResumeFile(file);
    if (!opened.ok) return opened;
    const { resume: next, settings: own, photoUrl } = opened.value;
    const filePhoto = photoUrl === undefined ? undefined : await photoFromUrl(photoUrl);
    // A file of another program says nothing about the photo, so the one that is here stays.
    const keepsPhoto = photoUrl === undefined ? own === undefined : filePhoto === undefined;
    const before = { ...read(), photo };
    await replaceAll({
      resume: next,
      settings: withFilledSections(own ?? settings, next),
      photo: keepsPhoto ? photo : filePhoto,
    });
    const isPhotoBroken = photoUrl !== undefined && filePhoto === undefined;
    undo.offer(isPhotoBroken ? texts.importedWithoutPhoto : texts.imported, () => void replaceAll(before));
    return undefined;
  }

  async function fileContent(): Promise<string> {
    const now = read();
    return writeResumeFile(now.resume, now.settings, photo && (await photoToUrl(photo)));
  }

  function forgetUnreadable() {
    deleteUnreadable();
    setUnreadable(undefined);
  }

  async function deleteAll() {
    undo.forget();
    // First of all, so that nothing is left if the tab is closed meanwhile.
    saving.deleteNow();
    forgetUnreadable();
    await replaceAll({ resume: {}, settings: defaultSettings(language), photo: undefined });
    // The empty document need not be stored either.
    saving.deleteNow();
    toast({ description: texts.file.deleted });
  }

  return {
    form,
    resume,
    readResume,
    settings,
    photo,
    isPhotoSaved: photo === undefined || photo !== unsavedPhoto,
    replacements,
    saving,
    unreadable,
    forgetUnreadable,
    undo,
    changeSettings,
    changeCountry,
    choosePhoto,
    keepOwn,
    showOther,
    openFile,
    fileContent,
    deleteAll,
  };
}

function withFirstCrop(settings: Settings): Settings {
  return { ...settings, photo: { ...settings.photo, ...FIRST_CROP } };
}

export type Builder = ReturnType<typeof useBuilder>;
