// Package paper draws books, papers, cards and letters.
package paper

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bookmark, paperStack, postcard, menu, magazine, book, envelope, calendar, bookStack, openBook, stickyNote, notebook, bible,
		foldedMap, clipboard, scroll, diploma, paperAirplane, newspaper, folder, passport, ticket, checklist, crumpledPaper, paperBoat,
		document, postageStamp, businessCard, sheetOfPaper, sheetOfPaper.Named("notebook-paper", 0),
	}
}
