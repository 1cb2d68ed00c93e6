// Package science draws medicine, laboratories and the sky.
package science

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		bloodPressureMonitor,
		molecule,
		vial, ultrasound, pregnancyTest, cane, bloodCells,
		beaker,
		telescope, pillBottle, satellite,
		stethoscope, stethoscopeHeart, earth, planet, mercury, venus, mars, jupiter, uranus, neptune, pill, microscope, flask, saturn, firstAidKit, wheelchair, syringe,
		bandage, testTube, thermometer, virus,
		inhaler, hearingAid, eyeChart, xRay, crutches, stretcher, ivDrip, bloodBag, walkerFrame, pillOrganizer, defibrillator,
		bunsenBurner, petriDish, newtonsCradle, ammonite, circuitBoard, testTubeRack,
	}
}
