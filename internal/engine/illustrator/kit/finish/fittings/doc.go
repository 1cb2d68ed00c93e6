// Package fittings adds parts to a thing that it does not have by itself: lids, handles, fringes, ribbons.
package fittings
