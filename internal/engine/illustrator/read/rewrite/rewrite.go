// Package rewrite puts what prompts say in an unusual order or form into words that the parser reads.
package rewrite

import (
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// Rewriter rewrites the tokens of a prompt.
type Rewriter struct{ vocabulary.Finder }

// Rewrite puts what prompts say in an unusual order or form into words that are read elsewhere. The tokens keep their places in the prompt.
func (r Rewriter) Rewrite(toks []token.Token) []token.Token {
	for _, step := range []func([]token.Token) []token.Token{
		shorthand,
		initialsJoined,
		leftToRight,
		theirs,
		r.inverted,
		r.fromBehind,
		topAndBottom,
		r.unmarkedOwners,
		r.animalFamilies,
		r.kinOfAnimals,
		r.whoseRoom,
		r.opponents,
		numberWorn,
		r.garmentPattern,
		r.garmentInColors,
		r.hatFeathers,
		r.dressedSo,
		r.layered,
		r.printedWith,
		r.oneColorEach,
		r.ones,
		r.actives,
		inOneCorner,
		eachSide,
		bodyWrapped,
		soundsInBubbles,
		colons,
		flavored,
		r.balloonBunch,
		friendsOfTwo,
		waterAlone,
		yearsOld,
		togetherFirst,
		hairFirst,
		r.vesselPours,
		tiedWith,
		topperOn,
		ribbonOutside,
		r.faceOfBoth,
		r.paraphrase,
		r.trendy,
		whileOthers,
		didWhat,
		r.wornOn,
		r.finite,
		r.placedAt,
		r.sunsetWith,
		r.letterWith,
		jerseys,
		datives,
		r.onBodyOf,
		besideLimbOf,
		bodiesOf,
		ownHair,
		r.clothesCarried,
		r.ownersOff,
		withWhichHand,
		tongueOut,
		wingsSpread,
		dressedLast,
		infinitives,
		homework,
		bare,
		r.participled,
		r.objectFirst,
	} {
		toks = step(toks)
	}
	return toks
}
