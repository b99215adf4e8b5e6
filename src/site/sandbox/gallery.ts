export interface Start {
  readonly id: string;
  readonly title: { ja: string; en: string };
  readonly about: { ja: string; en: string };
  readonly notation: string;
}
export const gallery: readonly Start[] = [];
export const galleryGroups: readonly {
  id: string;
  title: { ja: string; en: string };
  boards: readonly Start[];
}[] = [];
