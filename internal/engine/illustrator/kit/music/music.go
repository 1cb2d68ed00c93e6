// Package music draws instruments and things of art.
package music

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		gramophone, castanets,
		pianoKeys, uprightPiano, drumSticks, musicTriangle, musicStand,
		bassoon, panFlute, mandolin, lute,
		cello, banjo, accordion, drumSet,
		bell, discoBall, dreamcatcher, drum, electricGuitar, guitar, paintPalette, piano, saxophone, trumpet, violin, flute, musicStaff, tabla, bassGuitar,
		maraca, theaterMasks,
		recordPlayer, jukebox,
		harp, xylophone, tambourine, ukulele, bagpipes, harmonica, djembe, sitar,
		trombone, tuba, frenchHorn, clarinet, bongoDrum, gong, metronome, synthesizer, cymbals,
		easel, artCanvas,
		guitarAmp, guitarPick, sheetMusic, musicBox,
	}
}
