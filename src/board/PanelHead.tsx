import { Icon } from "./Icon.tsx";

interface Props {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** What a panel that opened in a board is called, and the way to close it. */
export const PanelHead = ({ title, close, onClose }: Props) => (
  <p class="panel-head">
    <span class="zone-label">{title}</span>
    <button type="button" class="tool" onClick={onClose}>
      <Icon name="close" />
      {close}
    </button>
  </p>
);
