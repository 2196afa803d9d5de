// Package operator shows the operator of a server how the server is doing: figures for Prometheus,
// health for a load balancer, and backups. It has an address of its own, which is not for guests:
// [Handler].
package operator
