// Package clothing draws garments, each without who wears it.
package clothing

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the group.
func Pieces() []kit.Piece {
	return []kit.Piece{
		raincoat, cape,
		labCoat, safetyVest, poloShirt, tankTop, poodleSkirt, tShirt, dress, jeans, weddingDress, hoodie, babyOnesie, jacket, sweater, apron, bikini,
		cardigan, coat, glove, jersey, lifeJacket, mitten, shirt, shorts, skirt, suit, swimsuit, tutu, bib, diaper, petCone, pocket, pants, leggings,
		overalls, kilt, pajamas, bathrobe, hanbok, qipao, kimono, graduationGown, sari, vest, tuxedo, trenchCoat, wetsuit, garter, corset, suspenders,
	}
}
