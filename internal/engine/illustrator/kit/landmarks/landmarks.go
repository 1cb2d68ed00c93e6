// Package landmarks draws famous buildings and monuments.
package landmarks

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		angkorWat, arcDeTriomphe, bigBen, brandenburgGate, burjKhalifa, capitolBuilding, chichenItza, christTheRedeemer, colosseum, domeOfTheRock,
		egyptianPyramid, eiffelTower, empireStateBuilding, goldenGateBridge, greatWallOfChina, japaneseCastle, kaaba,
		leaningTowerOfPisa, londonEye, machuPicchu, moai, mountFuji, notreDame, parthenon, petra, sagradaFamilia,
		sphinx, stBasilsCathedral, statueOfLiberty, stonehenge, sydneyOperaHouse, tajMahal, templeOfHeaven, theWhiteHouse, thaiTemple, toriiGate, towerBridge,
	}
}
