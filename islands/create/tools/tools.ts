import { type ComponentType, lazy } from 'react'
import { SimilarPanel, VariationsPanel } from './panels/more'
import { MOCKUP, type PanelProps, type ToolGroup } from './tool'

/** Loads a panel with its module when it is opened first. */
function late<Name extends string>(load: () => Promise<Record<Name, ComponentType<PanelProps>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const edges = () => import('./panels/edges')
const retouch = () => import('./panels/retouch')

/** The tools in the order of the rail. Those that are used later are loaded when they are. */
export const GROUPS: ToolGroup[] = [
  {
    label: 'More images',
    cost: '1 credit each',
    tools: [
      { name: 'variations', label: 'Variations', Panel: VariationsPanel },
      { name: 'similar', label: 'More like this', Panel: SimilarPanel },
      { name: 'prompt', label: 'Edit the prompt' },
    ],
  },
  {
    label: 'Edges',
    cost: 'no credits',
    tools: [
      { name: 'trim', label: 'Trim', Panel: late(edges, 'TrimPanel'), ops: ['trim'] },
      { name: 'pad', label: 'Pad and square', Panel: late(edges, 'PadPanel'), ops: ['pad', 'square'] },
      { name: 'outline', label: 'Outline', Panel: late(edges, 'OutlinePanel'), ops: ['outline'] },
      { name: 'shadow', label: 'Shadow', Panel: late(edges, 'ShadowPanel'), ops: ['shadow'] },
      { name: 'feather', label: 'Feather or choke', Panel: late(edges, 'FeatherPanel'), ops: ['feather', 'choke'] },
      { name: 'specks', label: 'Specks', Panel: late(edges, 'SpecksPanel'), ops: ['specks'] },
    ],
  },
  {
    label: 'Retouch',
    cost: 'no credits',
    tools: [
      { name: 'erase', label: 'Erase or restore', Panel: late(retouch, 'BrushPanel'), ops: ['brush'] },
      { name: 'replace', label: 'Replace a color', Panel: late(retouch, 'ReplacePanel'), ops: ['replace_color'] },
      { name: 'part', label: 'Recolor a part', Panel: late(retouch, 'PartsPanel'), ops: ['recolor_part'] },
    ],
  },
  {
    label: 'Use it',
    cost: '',
    tools: [
      { name: MOCKUP, label: 'Mock-up', Panel: late(() => import('./mockups/mockup-panel'), 'MockupPanel') },
      { name: 'sheet', label: 'Sticker or sprite sheet', Panel: late(() => import('./panels/sheet'), 'SheetPanel') },
      {
        name: 'resize',
        label: 'Another size',
        Panel: late(() => import('./panels/resize'), 'ResizePanel'),
        ops: ['resize'],
      },
      { name: 'export', label: 'Export', Panel: late(() => import('./panels/export'), 'ExportPanel') },
    ],
  },
]
