/** Friends: asking, agreeing, who is online, results against each other. */
package cabestan.server.friends;
