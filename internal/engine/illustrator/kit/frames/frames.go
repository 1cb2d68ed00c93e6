// Package frames draws frames, borders, ornaments, banners, labels and bubbles: what goes around or under a picture or a text.
package frames

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		frame, goldFrame, vintageFrame, circleFrame, floralWreath, leafWreath, floralFrame, floralBorder, leafBorder,
		ribbon, ribbonBanner, banner, speechBubble, thoughtBubble, comicBurst,
		tornPaper, badge, goldSeal, starburstBadge, label, saleTag, bunting, doily, timeline, greekKey, aztecBand, islamicArch, christmasLights,
		archFrame, hexagonFrame, bandFrame, scallopedFrame, tassel, pomPom,
		flourish, lineDivider, divider, cornerOrnament, corner, geometricFrame, heartFrame,
		instantPhotoFrame, washiTape, rope, filmFramePiece, ropeFramePiece, starFramePiece, washFramePiece, ovalFramePiece, filigreeFrame, laceBorder, awarenessRibbon,
		border, pattern, christmasBorder, christmasGarland, welcomeSign, rubberStamp,
		squareFrame, brushFramePiece, neonFrame, pageBorder, scallopedCircle, abstractWave, islamicPattern, hennaPattern,
	}
}
