// Package effects draws light, weather, liquids, paint and textures.
package effects

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		fire, rainbow, snowflake, firework, smoke, coloredSmoke, fog, snow, cloudscape, waterSplash, raindrop, lightningBolt, sparkle, sparkles, spark, brushStroke, underlineStroke, circleScribble,
		confetti, glitter, bubble, bokeh, explosion, oceanWave, waves,
		paintSplatter, splash, bloodSplatter, paintDrip, slime, watercolorSplash, watercolorBrushStroke,
		lightRay, glow, lensFlare, sunburst, retroStripes, halftoneBurst, neonLight,
		bohoRainbow, leopardPrint, zebraPrint, cowPrint, giraffePrint, bubbles, embers, leafShadow, dustCloud,
		animalPrint, grungeTexture, speedLine, shadow, petal, spiderWeb, blob, foliage,
		clawMarks, bulletHole, coffeeStain, halftoneCircle, shockwave, whirlpool, energyBall, mushroomCloud,
		steam, wind, dust, goldDust, lightTrail, electricity, inkSplash, crack, floatingHearts, halftonePattern, holiPowder,
		spotlight, fireflies, magicCircle, brushCircle, smokeRing, smokePuff, fireball, portal, slash, glassShard, cornerWeb, glitterSwirl, birdFlock, laserBeam, lightLeak, energyRing,
	}
}
