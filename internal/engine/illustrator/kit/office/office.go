// Package office draws what lies on desks, in schools and in banks.
package office

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bookmark, receipt,
		paperStack, binderClip, postcard, menu, magazine,
		inkwell, tapeDispenser, protractor, pencilCase,
		creditCard, paperClip, sheriffBadge, cashRegister, vendingMachine, waxSeal,
		book, pencil, envelope, crayon, crayonBox, coloredPencil, calendar, coin, chalkboard, bookStack, globe, openBook, money, stickyNote, ruler, notebook, bible,
		foldedMap, clipboard, scroll, moneyBag, pushPin, piggyBank, diploma, schoolSupplySet, alphabetBlock, paperAirplane, briefcase, pen, newspaper,
		folder, passport, ticket,
		stapler, pencilSharpener, typewriter, gavel, handcuffs, nameTag, safe, goldBar,
		eraser, marker, highlighter, chalk, checklist, crumpledPaper, paperBoat,
		document, postageStamp, coinStack,
		pieChart, barChart, whiteboard, bulletinBoard, waterCooler, businessCard,
		abacus, glueStick, holePunch, sheetOfPaper, sheetOfPaper.Named("notebook-paper", 0),
	}
}
