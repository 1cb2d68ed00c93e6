// Package matte derives opacity without a network: from a flat background, or from a pair of pictures on white and black.
package matte
