// Package trees draws trees, their branches and their wood.
package trees

import "pellucid/internal/engine/illustrator/kit"

// Pieces are all pieces of the package.
func Pieces() []kit.Piece {
	return []kit.Piece{
		tree, palmTree, pineTree, eucalyptusBranch, oakTree, familyTree, woodSlice, willowTree, birchTree, willowBranch,
		baobabTree, lemonBranch, orangeBranch, appleBranch, peachBranch, cherryBranch, blueberryBranch, cottonBranch, dogwoodBranch,
		appleTree, orangeTree, lemonTree, pearTree, cherryTree, blossomTree, fallTree,
	}
}
