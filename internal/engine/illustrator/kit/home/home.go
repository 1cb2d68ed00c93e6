// Package home draws furniture and what else is found around a home.
package home

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		keyRing,
		windChime, urn, plunger, pincushion,
		showerHead, toiletBrush, tablecloth, napkin, waxMelts, floorLamp, lavaLamp, handMirror, doorbell, outlet, tissueBox,
		dumpster,
		beachUmbrella, beachTowel,
		glassDome, dustpan, featherDuster, soapDispenser, sprayCan, clothesline,
		grandfatherClock, cuckooClock, pocketWatch, stopwatch, sundial,
		picnicBasket,
		alarmClock, digitalClock, barbecueGrill, basket, bathtub, bed, broom, bucket, candle, jarCandle, cardboardBox, chair, clock, door,
		fireplace, key, lamp, lantern, lightBulb, mailbox, mirror, sofa, stringLight, table, toilet, toothbrush,
		vase,
		armchair, beachChair, bench, bookshelf, crib, curtain, desk, deskLamp, dishwasher, fan, faucet, hammock, iron, mop, picnicBlanket, pillow, rug, sink, soap,
		sponge, toiletPaper, toothpaste, trashCan, vacuumCleaner, washingMachine, window,
		rockingChair, highChair, hairbrush, comb, towel, blanket, sprayBottle, sleepingBag, candlestick, clothesHanger,
		beehive, birdhouse, chandelier, fence, ferrisWheel, fishBowl, hourglass, ladder, padlock, stroller, swing,
		dresser, nightstand, wardrobe, filingCabinet, stool, officeChair, lifeguardChair, ironingBoard, airConditioner, radiator,
		bunkBed, beanBag, poolTable, picnicTable,
		ottoman, coatRack, locker, wineRack, doormat, lightSwitch, powerStrip, dollhouse,
		quilt,
		petBed, petBowl, leash, catTree, litterBox, petCarrier, scratchingPost,
	}
}
