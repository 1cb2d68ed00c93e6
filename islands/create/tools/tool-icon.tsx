// The outlines of the tools, drawn for this screen in a box of 24 by 24.
const paths = {
  variations:
    'M5.5 4h4A1.5 1.5 0 0 1 11 5.5v4A1.5 1.5 0 0 1 9.5 11h-4A1.5 1.5 0 0 1 4 9.5v-4A1.5 1.5 0 0 1 5.5 4ZM14.5 4h4A1.5 1.5 0 0 1 20 5.5v4a1.5 1.5 0 0 1-1.5 1.5h-4A1.5 1.5 0 0 1 13 9.5v-4A1.5 1.5 0 0 1 14.5 4ZM5.5 13h4a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.5v-4A1.5 1.5 0 0 1 5.5 13ZM16.5 13.5v6M13.5 16.5h6',
  similar: 'M15 5a6 6 0 1 1 0 12M9 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12',
  prompt: 'M4 20l1-4L16.5 4.5a2 2 0 0 1 3 3L8 19zM14.5 6.5l3 3',
  trim: 'M7 3v14h14M3 7h14v14',
  pad: 'M9 8h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M4 7V5.5A1.5 1.5 0 0 1 5.5 4H7M10.5 4h3M17 4h1.5A1.5 1.5 0 0 1 20 5.5V7M20 10.5v3M20 17v1.5a1.5 1.5 0 0 1-1.5 1.5H17M13.5 20h-3M7 20H5.5A1.5 1.5 0 0 1 4 18.5V17M4 13.5v-3',
  outline: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9',
  shadow: 'M12 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M5 20h14',
  feather:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 5.5v.1M16.6 7.4v.1M18.5 12v.1M16.6 16.6v.1M12 18.5v.1M7.4 16.6v.1M5.5 12v.1M7.4 7.4v.1M12 2v.1M19 5v.1M22 12v.1M19 19v.1M12 22v.1M5 19v.1M2 12v.1M5 5v.1',
  specks: 'M12.5 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M5 5.5v.1M9 4v.1M19.5 6.5v.1M4.5 19v.1M19.5 19.5v.1',
  erase: 'M9 20 3.8 14.8a2 2 0 0 1 0-2.8L12 3.8a2 2 0 0 1 2.8 0l5.4 5.4a2 2 0 0 1 0 2.8L12.5 20zM8 8l8 8M9 20h11',
  replace: 'M13 6l5 5M15.5 3.5a2 2 0 0 1 3 0l2 2a2 2 0 0 1 0 3L17 12l-5-5zM13.5 8.5 5 17l-1 3 3-1 8.5-8.5',
  part: 'M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11ZM9 15a3 3 0 0 0 3 3',
  mockup: 'M5 7h11v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.5a2.5 2.5 0 0 1 0 5H16',
  sheet: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  resize: 'M4 14v6h6M20 10V4h-6M20 4l-7 7M4 20l7-7',
  export: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  copy: 'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  close: 'M6 6l12 12M18 6 6 18',
  save: 'M5 12.5 9.5 17 19 7.5',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const

export type ToolIconName = keyof typeof paths

/** Draws an outline in the text's color, hidden from screen readers: the control around it has the name. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg className="tool-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
