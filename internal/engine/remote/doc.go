// Package remote is what engines that work over HTTP have in common: calls whose failures are classified, polling, limited
// downloads that reach no private network, reading picture files, and the words and numbers that are sent.
package remote
