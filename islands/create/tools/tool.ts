import type { ComponentType } from 'react'
import type { StageImage } from '../stage/stage-image'
import type { Op, Step } from './steps'
import type { ToolIconName } from './tool-icon'
import type { Edit } from './use-edit'

/** The tool that the stage opens too. */
export const MOCKUP = 'mockup' satisfies ToolIconName

/** What asks for more images. */
export interface MoreProps {
  onVariations: (kind: 'variations' | 'similar') => void
}

/** What every panel of the rail gets. */
export interface PanelProps extends MoreProps {
  image: StageImage
  edit: Edit
  /** Takes over new steps; those under one name that follow each other quickly are undone together. */
  change: (steps: Step[], name?: string) => void
}

/** A tool of the rail: its panel, or what it does at once. */
export interface Tool {
  name: ToolIconName
  label: string
  Panel?: ComponentType<PanelProps>
  /** The steps that it makes; their latest measure is shown beside it. */
  ops?: Op[]
}

export interface ToolGroup {
  label: string
  cost: string
  tools: Tool[]
}
