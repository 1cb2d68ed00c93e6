// Package office draws what desks, offices and schools have.
package office

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		binderClip, inkwell, tapeDispenser, protractor, pencilCase, paperClip, sheriffBadge, pencil, crayon, crayonBox, coloredPencil, chalkboard, globe, ruler,
		pushPin, schoolSupplySet, alphabetBlock, briefcase, pen, stapler, pencilSharpener, typewriter, gavel, handcuffs, nameTag, safe,
		eraser, marker, highlighter, chalk, pieChart, barChart, whiteboard, bulletinBoard, waterCooler,
		abacus, glueStick, holePunch,
	}
}
